import type { StateMachine } from './machine';

type InvoiceState = 'outstanding' | 'late' | 'uncollectible' | 'paid' | 'refunded' | 'archived';
type InvoiceEvent = 'create' | 'record sale' | 'credit';

/** A credit note moves an invoice to paid, not refunded (G-API-72). Nothing else moves an invoice. */
export const invoiceMachine: StateMachine<InvoiceState, InvoiceEvent> = {
  resource: 'invoices',
  field: 'state',
  states: ['outstanding', 'late', 'uncollectible', 'paid', 'refunded', 'archived'],
  seedOnly: ['late', 'uncollectible', 'refunded', 'archived'],
  readOnly: ['archived'],
  transitions: [
    { from: null, event: 'create', to: 'outstanding', basis: 'specification' },
    { from: null, event: 'record sale', to: 'paid', basis: 'public', decision: 'G-API-28a' },
    { from: 'outstanding', event: 'credit', to: 'paid', basis: 'specification' },
    { from: 'late', event: 'credit', to: 'paid', basis: 'specification' },
    { from: 'uncollectible', event: 'credit', to: 'paid', basis: 'specification' },
    // equivalent mutants (dropped-entry, text, dropped-member): a paid invoice stays paid without a transition, too
    { from: 'paid', event: 'credit', to: 'paid', basis: 'specification' },
  ],
};

type CreditState = 'outstanding' | 'late' | 'paid' | 'void' | 'archived';
type CreditEvent = 'create' | 'create paid' | 'record refund' | 'void';

export const creditMachine: StateMachine<CreditState, CreditEvent> = {
  resource: 'credits',
  field: 'state',
  states: ['outstanding', 'late', 'paid', 'void', 'archived'],
  seedOnly: ['late', 'archived'],
  transitions: [
    { from: null, event: 'create', to: 'outstanding', basis: 'specification' },
    {
      from: null,
      event: 'create paid',
      to: 'paid',
      guard: 'payment_method is sent',
      basis: 'simulated',
      decision: 'G-API-71',
      rule: 'paid-by-method',
    },
    { from: null, event: 'record refund', to: 'paid', basis: 'public', decision: 'G-API-28a' },
    { from: 'outstanding', event: 'void', to: 'void', basis: 'specification' },
    { from: 'late', event: 'void', to: 'void', basis: 'specification' },
    { from: 'paid', event: 'void', to: 'void', basis: 'specification' },
    { from: 'archived', event: 'void', to: 'void', basis: 'specification' },
  ],
};

type ExpenseState = 'outstanding' | 'late' | 'paid';
type ExpenseEvent = 'create' | 'pay';

export const expenseMachine: StateMachine<ExpenseState, ExpenseEvent> = {
  resource: 'expenses',
  field: 'state',
  states: ['outstanding', 'late', 'paid'],
  seedOnly: ['late'],
  transitions: [
    { from: null, event: 'create', to: 'outstanding', basis: 'specification' },
    {
      from: 'outstanding',
      event: 'pay',
      to: 'paid',
      guard: 'payment_method is sent',
      basis: 'simulated',
      decision: 'G-API-71',
      rule: 'paid-by-method',
    },
    {
      from: 'late',
      event: 'pay',
      to: 'paid',
      guard: 'payment_method is sent',
      basis: 'simulated',
      decision: 'G-API-71',
      rule: 'paid-by-method',
    },
  ],
};

export const recurringMachine: StateMachine<'active' | 'archived', 'create'> = {
  resource: 'recurring',
  field: 'state',
  states: ['active', 'archived'],
  seedOnly: ['archived'],
  transitions: [{ from: null, event: 'create', to: 'active', basis: 'specification' }],
};

type SessionStatus = 'pending' | 'processing' | 'failed' | 'completed' | 'abandoned';
type SessionEvent = 'create' | 'update' | 'delete' | 'idle' | 'remove';

/**
 * The simulator has no checkout page, so the customer's steps (pay, succeed, fail, cancel) do not happen here: processing,
 * failed and completed come from the seed.
 */
export const sessionMachine: StateMachine<SessionStatus, SessionEvent> = {
  resource: 'sessions',
  field: 'status',
  states: ['pending', 'processing', 'failed', 'completed', 'abandoned'],
  seedOnly: ['processing', 'failed', 'completed'],
  transitions: [
    { from: null, event: 'create', to: 'pending', basis: 'public', decision: 'G-API-105b' },
    { from: 'pending', event: 'update', to: 'pending', basis: 'specification' },
    { from: 'pending', event: 'delete', to: null, basis: 'specification' },
    {
      from: 'pending',
      event: 'idle',
      to: 'abandoned',
      guard: 'idle for 30 minutes',
      basis: 'specification',
      rule: 'session-idle',
    },
    {
      from: 'abandoned',
      event: 'remove',
      to: null,
      guard: 'seven days have passed',
      basis: 'specification',
      rule: 'session-removal',
    },
  ],
};

type ReportState = 'pending' | 'succeeded' | 'failed';
type ReportEvent = 'create' | 'succeed' | 'fail';

export const reportMachine: StateMachine<ReportState, ReportEvent> = {
  resource: 'requests',
  field: 'state',
  states: ['pending', 'succeeded', 'failed'],
  seedOnly: [],
  transitions: [
    { from: null, event: 'create', to: 'pending', basis: 'specification' },
    {
      from: 'pending',
      event: 'succeed',
      to: 'succeeded',
      guard: 'a minute has passed',
      basis: 'specification',
      rule: 'report-time',
    },
    {
      from: 'pending',
      event: 'fail',
      to: 'failed',
      guard: 'a minute has passed',
      basis: 'specification',
      rule: 'report-failure',
    },
  ],
};

/** Every state machine of the simulator, for tests and for readers. */
export const machines = [
  invoiceMachine,
  creditMachine,
  expenseMachine,
  recurringMachine,
  sessionMachine,
  reportMachine,
];
