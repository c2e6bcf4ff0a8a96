import type { ComponentType } from 'react';

interface LabEntry {
  title: string;
  /** A sentence about what readers can do in the lab. */
  about: string;
  /** Label of the button that opens the lab. */
  open: string;
  /** Loads the code of the lab, which is not part of any page. */
  load: () => Promise<{ default: ComponentType }>;
}

/** The labs of the guides, by the name that guides use: `<Lab name="tax-calculator" />`. */
export const labs: Record<string, LabEntry> = {
  'tax-calculator': {
    title: 'Tax calculator',
    about: 'Change the sale, and see the status and the arithmetic behind it, step by step.',
    open: 'Open the tax calculator',
    load: () => import('../tax-calculator'),
  },
  template: {
    title: 'Template lab',
    about: 'Edit a template, and see the invoice, the credit note or the e-mail it makes.',
    open: 'Open the template lab',
    load: () => import('../template'),
  },
  webhook: {
    title: 'Webhook lab',
    about: 'Compose an event, sign it, deliver it to a receiver, and break it on the way.',
    open: 'Open the webhook lab',
    load: () => import('../webhook'),
  },
};
