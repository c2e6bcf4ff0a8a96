/** The states of a resource and what is said of the steps between them; steps that are not said are left out. */
export interface States {
  field: 'state' | 'status';
  values: readonly string[];
  /** State of a new record, where one is said. */
  initial?: string;
  steps: readonly Step[];
  /** States in which a record can be changed or deleted, where some are singled out. */
  updatable?: readonly string[];
  deletable?: readonly string[];
  /** States in which nothing of a record can be changed. */
  readOnly?: readonly string[];
}

/** `from` is absent where every state is meant; `to` is null for a record that is removed. */
export interface Step {
  from?: string;
  to: string | null;
  when: string;
}

export const STATES = {
  invoice: {
    field: 'state',
    values: ['outstanding', 'late', 'uncollectible', 'paid', 'refunded', 'archived'],
    initial: 'outstanding',
    steps: [{ to: 'paid', when: 'a credit note is issued on it' }],
    deletable: [],
    readOnly: ['archived'],
  },
  credit: {
    field: 'state',
    values: ['outstanding', 'late', 'paid', 'void', 'archived'],
    initial: 'outstanding',
    steps: [{ to: 'void', when: 'it is voided' }],
    deletable: [],
  },
  // Another reading gives the states of an invoice. An expense is "like an invoice", so it starts as one.
  expense: { field: 'state', values: ['outstanding', 'late', 'paid'], initial: 'outstanding', steps: [] },
  recurring: { field: 'state', values: ['active', 'archived'], initial: 'active', steps: [] },
  checkout_session: {
    field: 'status',
    values: ['pending', 'processing', 'failed', 'completed', 'abandoned'],
    steps: [
      { to: 'abandoned', when: 'the customer cancels' },
      { to: 'abandoned', when: 'it is idle for 30 minutes' },
      { from: 'abandoned', to: null, when: 'seven days have passed' },
    ],
    updatable: ['pending'],
    deletable: ['pending'],
  },
  report_request: {
    field: 'state',
    values: ['pending', 'succeeded', 'failed'],
    initial: 'pending',
    steps: [
      { from: 'pending', to: 'succeeded', when: 'the report is made' },
      { from: 'pending', to: 'failed', when: 'the report cannot be made' },
    ],
  },
  evidence: { field: 'state', values: ['unsettled', 'conflicting', 'confirmed'], steps: [] },
  tax_id: { field: 'state', values: ['verified', 'unverified', 'unavailable'], steps: [] },
  tax_rate_result: {
    field: 'status',
    values: ['taxable', 'non_taxable', 'not_registered', 'reverse_charge'],
    steps: [],
  },
  custom_account: { field: 'state', values: ['active', 'inactive'], steps: [] },
} as const satisfies Record<string, States>;

/** The reasons why an invoice or a credit note is final, so that only the fields of `final_document` can be changed. */
export const FINAL_WHEN = ['sent', 'paid', 'manually marked final'] as const;
