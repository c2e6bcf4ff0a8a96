import type { Sentence } from './sentence';

/** Section 5: rules of validation. */
export const RULE_SENTENCES: readonly Sentence[] = [
  {
    id: '5.api.1',
    text: 'Required fields per entity as listed in section 3.',
    data: ['entities'],
  },
  {
    id: '5.api.2',
    text: 'A transaction needs items and payment.',
    data: ['entities.transaction.fields.items', 'entities.transaction.fields.payment'],
  },
  {
    id: '5.api.3',
    text: 'Invoice, credit, expense and recurring need contact and items.',
    data: ['entities.invoice', 'entities.credit', 'entities.expense', 'entities.recurring'],
  },
  { id: '5.api.4', text: 'Webhook needs events_types and url.', data: ['entities.webhook'] },
  { id: '5.api.5', text: 'Attachment needs data and filename.', data: ['entities.attachment'] },
  {
    id: '5.api.6',
    text: 'Document item needs unit_price or total_amount.',
    data: ['entities.document_item.oneOf'],
  },
  {
    id: '5.api.7',
    text: 'Document number max 20 characters.',
    data: ['limits.documentNumber'],
  },
  {
    id: '5.api.8',
    text: 'Max 200 items per request; max 1000 items per document (another reading gives 200 per document).',
    data: ['limits.items'],
    readings: ['1000 items per document', '200 items per document'],
  },
  { id: '5.api.9', text: 'Each tag at most 40 characters.', data: ['limits.tag'] },
  { id: '5.api.10', text: 'Currency is a three-letter uppercase code.', data: ['forms.currency'] },
  {
    id: '5.api.11',
    text: 'Invoice and credit numbers should be sequential, no repeats or gaps.',
  },
  {
    id: '5.api.12',
    text: 'credited_amount must not exceed the invoice total and works only for single-item invoices.',
  },
  {
    id: '5.api.13',
    text: 'Invalid tax_code in a transaction item gives 406.',
    data: ['special'],
  },
  {
    id: '5.api.14',
    text: 'Final invoices/credits accept only: po_number, tag_list, payment_details, notes, custom_metadata, address fields (and attachment).',
    data: ['entities.final_document'],
  },
  {
    id: '5.api.15',
    // oxlint-disable-next-line house/plain-english -- a quote of the specification
    text: 'Webhook url must answer 200 to a HEAD request.',
  },
  {
    id: '5.api.16',
    text: 'Date filter needs two dates, comma-separated, in YYYY-MM-DD or YYYY/MM/DD.',
    data: ['forms.dateRange'],
  },
  {
    id: '5.api.17',
    text: 'Tax ID validation returns true, false or null (service unavailable).',
    data: ['entities.tax_id_validation'],
  },
  {
    id: '5.api.18',
    text: 'Spanish accounts using the electronic invoicing system ignore number and issue_date.',
  },
];
