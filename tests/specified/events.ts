/** The events that are mentioned; a list of all events is not given. */
export const EVENTS = [
  'invoice.created',
  'credit.created',
  'threshold.eu.100k',
  'threshold.warning',
  'threshold.exceeded',
] as const;
