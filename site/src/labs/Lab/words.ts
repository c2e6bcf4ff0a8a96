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
    title: 'Tax calculator',
    about: 'Change the sale, and see the status and the arithmetic behind it, step by step.',
    open: 'Open the tax calculator',
  },
  template: {
    title: 'Template lab',
    about: 'Edit a template, and see the invoice, the credit note or the email it makes.',
    open: 'Open the template lab',
  },
  webhook: {
    title: 'Webhook lab',
    about: 'Compose an event, sign it, deliver it to a receiver, and break it on the way.',
    open: 'Open the webhook lab',
  },
};

/** The last sentence about every lab. */
export const LAB_PRIVACY = 'It runs in this page: nothing leaves your browser.';
