/** Kinds of what is sold, on products and on the lines of documents. */
export const TAX_CLASSES = ['consulting', 'eservice', 'ebook', 'saas', 'standard', 'reduced'] as const;

/** The tax codes that can be looked up. */
export const TAX_CODES = [
  'consulting',
  'ebook',
  'eservice',
  'exempt',
  'reduced',
  'saas',
  'standard',
] as const;

/** "The eight methods". */
export const PAYMENT_METHODS = [
  'credit_card',
  'cash',
  'wire_transfer',
  'direct_debit',
  'check',
  'iou',
  'paypal',
  'other',
] as const;

export const PERIODS = ['days', 'weeks', 'months', 'years'] as const;
