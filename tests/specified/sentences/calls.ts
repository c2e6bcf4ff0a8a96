import type { Sentence } from './sentence';

/** Section 7: the operations. */
export const CALL_SENTENCES: readonly Sentence[] = [
  {
    id: '7.api.1',
    text: 'Documented REST API (base path /api on the account host, JSON).',
    data: ['basePath'],
  },
  {
    id: '7.api.2',
    text: 'Accounts: GET/POST /accounts; GET/PUT /accounts/{id}.',
    data: ['operations.Accounts'],
  },
  {
    id: '7.api.3',
    text: 'Addresses: GET/POST /addresses; GET/PUT /addresses/{id}.',
    data: ['operations.Addresses'],
  },
  {
    id: '7.api.4',
    text: 'Contacts: GET /contacts (q, processor_id); POST /contacts; GET/PUT/DELETE /contacts/{id}.',
    data: ['operations.Contacts'],
  },
  {
    id: '7.api.5',
    text: 'Coupons: GET/POST /checkout/coupons; GET/PUT/DELETE /checkout/coupons/{id}.',
    data: ['operations.Coupons'],
  },
  {
    id: '7.api.6',
    text: 'Credits: GET /credits (q, date, state, processor_id); POST /credits (invoice_id, payment_method, credited_amount); GET/PUT /credits/{id}; DELETE returns 410; PUT /credits/{id}/void; GET /credits/{id}/deliver.',
    data: ['operations.Credits', 'entities.credit_create', 'gone'],
  },
  {
    id: '7.api.7',
    text: 'Evidence: GET /evidence (state, document_id); POST /evidence; GET/PUT /evidence/{id}.',
    data: ['operations.Evidence'],
  },
  {
    id: '7.api.8',
    text: 'Expenses: GET /expenses (q, date, state, contact); POST; GET/PUT/DELETE /expenses/{id}.',
    data: ['operations.Expenses'],
  },
  {
    id: '7.api.9',
    text: 'Invoices: GET /invoices (q, date, state, processor_id, contact); POST; GET/PUT /invoices/{id}; DELETE returns 410; GET /invoices/{id}/deliver.',
    data: ['operations.Invoices', 'gone'],
  },
  {
    id: '7.api.10',
    text: 'GET /ping; GET /authorization (returns id, name, email, publishable_key, href).',
    data: ['operations.Ping', 'operations.Authorization', 'entities.authorization'],
  },
  {
    id: '7.api.11',
    text: 'Products: GET /items (q); POST /items; GET/PUT/DELETE /items/{id}.',
    data: ['operations.Products'],
  },
  {
    id: '7.api.12',
    text: 'Recurring: GET /recurring (q, date, state, contact); POST; GET/PUT/DELETE /recurring/{id}.',
    data: ['operations.Recurring'],
  },
  {
    id: '7.api.13',
    text: 'Reporting: GET/POST /reporting/requests; GET /reporting/requests/{id}.',
    data: ['operations.Reporting'],
  },
  {
    id: '7.api.14',
    text: 'Sessions: GET /checkout/sessions (status); POST; GET/PUT/DELETE /checkout/sessions/{id}.',
    data: ['operations.Sessions'],
  },
  {
    id: '7.api.15',
    text: 'Tax codes: GET /tax_codes; GET /tax_codes/{id} (consulting, ebook, eservice, exempt, reduced, saas, standard).',
    data: ['operations.Tax codes', 'entities.tax_code.fields.id'],
  },
  {
    id: '7.api.16',
    text: 'Tax IDs: GET/POST /tax_ids; GET/PUT/DELETE /tax_ids/{id}; GET /tax_ids/validate (country, tax_id) returning valid.',
    data: ['operations.Tax IDs', 'entities.tax_id_validation'],
  },
  {
    id: '7.api.17',
    text: 'Jurisdictions: GET /jurisdictions (country, region, or none); GET /jurisdictions/{id}.',
    data: ['operations.Jurisdictions'],
  },
  {
    id: '7.api.18',
    text: 'GET /tax_rates/calculate: from_country, from_postal_code, to_country (required), to_postal_code, to_city, to_street, tax_id, tax_code, tax_behavior (inclusive|exclusive, default exclusive), product_type, date, amount, currency.',
    data: ['operations.Tax rates'],
  },
  { id: '7.api.19', text: 'POST /transactions.', data: ['operations.Transactions'] },
  {
    id: '7.api.20',
    text: 'Webhooks: GET/POST /webhooks; GET/PUT/DELETE /webhooks/{id}.',
    data: ['operations.Webhooks'],
  },
  {
    id: '7.api.21',
    text: 'Events mentioned: threshold.eu.100k, threshold.warning, threshold.exceeded.',
    data: ['events'],
  },
  {
    id: '7.api.22',
    text: 'Lists are arrays; create returns 201; delete returns 204.',
    data: ['operations', 'success'],
    readings: [
      'POST /transactions creates a document, so it returns 201, too.',
      'Only the POST of a resource that can be read returns 201.',
    ],
  },
  {
    id: '7.api.23',
    text: 'Version is chosen by an Accept header parameter api_version.',
    data: ['versionParameter'],
  },
  {
    id: '7.api.24',
    text: 'Response bodies beyond the entities above: not shown. Server behaviour: not shown.',
    notHeld: 'Nothing is stated.',
  },
];
