import { translate } from '#core/labels/translate';
interface LabWords {
  title: string;
  /** A sentence about what readers can do in the lab. */
  about: string;
  /** Label of the button that opens the lab. */
  open: string;
}

/** The words about each lab, by the name that guides use: `<Lab name="tax-calculator" />`. */
export const labWords: Record<string, LabWords> = {
  'tax-calculator': {
    title: translate('Tax calculator'),
    about: translate('Change the sale, and see the status and the arithmetic behind it, step by step.'),
    open: translate('Open the tax calculator'),
  },
  template: {
    title: translate('Template lab'),
    about: translate('Edit a template, and see the invoice, the credit note or the email it makes.'),
    open: translate('Open the template lab'),
  },
  webhook: {
    title: translate('Webhook lab'),
    about: translate('Compose an event, sign it, deliver it to a receiver, and break it on the way.'),
    open: translate('Open the webhook lab'),
  },
};

/** The last sentence about every lab. */
export const LAB_PRIVACY = translate('It runs in this page: nothing leaves your browser.');
