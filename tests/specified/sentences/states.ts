import type { Sentence } from './sentence';

/** Section 4: states and the steps between them. */
export const STATE_SENTENCES: readonly Sentence[] = [
  {
    id: '4.api.1',
    text: 'Invoice states: outstanding (default), late, uncollectible, paid, refunded, archived (read-only).',
    data: ['states.invoice', 'states.invoice.readOnly', 'entities.invoice.fields.state'],
    readings: [
      'The whole field is read-only, and so is an archived invoice.',
      'Only the field is read-only.',
    ],
  },
  {
    id: '4.api.2',
    text: 'Credit states: outstanding (default), late, paid, void, archived (no refunded or uncollectible).',
    data: ['states.credit', 'entities.credit.fields.state'],
  },
  {
    id: '4.api.3',
    text: 'Expense states: outstanding, late, paid (another reading gives the invoice set).',
    data: ['states.expense', 'entities.expense.fields.state'],
    readings: ['outstanding, late, paid', 'outstanding, late, uncollectible, paid, refunded, archived'],
  },
  {
    id: '4.api.4',
    text: 'Recurring: active (default), archived.',
    data: ['states.recurring', 'entities.recurring.fields.state'],
  },
  {
    id: '4.api.5',
    text: 'Invoices become final (not editable except listed fields) when sent, paid, or manually marked final.',
    data: ['finalWhen', 'entities.final_document'],
  },
  {
    id: '4.api.6',
    text: 'A credit note on an invoice moves it to paid, not refunded.',
    data: ['states.invoice.steps'],
  },
  {
    id: '4.api.7',
    text: 'Credit notes can be voided.',
    data: ['states.credit.steps'],
  },
  {
    id: '4.api.8',
    text: 'Checkout session status: pending, processing, failed, completed, abandoned.',
    data: ['states.checkout_session', 'entities.checkout_session.fields.status'],
  },
  {
    id: '4.api.9',
    text: 'Only pending can be updated or deleted; completed cannot be edited; abandoned after customer cancel or 30 minutes idle; removed after seven days.',
    data: ['states.checkout_session.updatable', 'states.checkout_session.deletable', 'limits.session'],
    readings: ['Abandoned sessions are removed.', 'Every session is removed.'],
  },
  {
    id: '4.api.10',
    text: 'Report request: pending, then succeeded or failed.',
    data: ['states.report_request', 'entities.report_request.fields.state'],
  },
  {
    id: '4.api.11',
    text: 'Evidence: unsettled, conflicting, confirmed.',
    data: ['states.evidence', 'entities.evidence.fields.state'],
  },
  {
    id: '4.api.12',
    text: 'Tax id: verified, unverified, unavailable.',
    data: ['states.tax_id', 'entities.tax_id.fields.state'],
  },
  {
    id: '4.api.13',
    text: 'Tax calculation status: taxable, non_taxable, not_registered, reverse_charge.',
    data: ['states.tax_rate_result', 'entities.tax_rate_result.fields.status'],
  },
  {
    id: '4.api.14',
    text: 'Account: active/inactive.',
    data: ['states.custom_account', 'entities.custom_account.fields.state'],
  },
  {
    id: '4.api.15',
    text: 'Envelope type: registration or cancellation.',
    data: ['entities.envelope.fields.type'],
  },
  {
    id: '4.api.16',
    text: 'Transitions between API states beyond those above: not shown.',
    notHeld: 'Nothing is stated; other steps of the simulator carry a basis and a decision.',
  },
];
