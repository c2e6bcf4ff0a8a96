import type { Sentence } from './sentence';

/** Section 3: the fields of every object. They are held by the entry of the object, field by field. */
export const FIELD_SENTENCES: readonly Sentence[] = [
  {
    id: '3.api.1',
    text: 'product: id, code (SKU), name, description, country (required if tax_based_on is country), currency, unit_cost (string), product_type (good|service, default service), kind (one_off|subscription), tax_class (consulting|eservice|ebook|saas|standard|reduced, default eservice), tax_type (excluded|included, default included), tax_based_on (customer_country|country, default customer_country), stock, stripe_plan_id, paypal_interval_unit (daily|weekly|monthly|yearly), paypal_interval_frequency, paypal_interval_duration, created_at, url.',
    data: ['entities.product'],
  },
  {
    id: '3.api.2',
    text: 'contact: id, kind (company|person, default company), first_name (required), last_name, full_name, contact_person, department, email, phone_1, web, street_line_1, street_line_2, city, region, postal_code, country, tax_id, tax_status (taxable|exempt|reverse), discount, language, notes, processor, processor_id, permalink, created_at.',
    data: ['entities.contact'],
  },
  {
    id: '3.api.3',
    text: 'tax_id: id, jurisdiction {id,name,country,region}, value, valid_from, valid_until, state (verified|unverified|unavailable), permanent_establishment (bool), import_scheme (bool), created_at. Create requires jurisdiction_id and value.',
    data: ['entities.tax_id'],
  },
  {
    id: '3.api.4',
    text: 'evidence: id, document_id (required), state (unsettled|conflicting|confirmed), ip_address, ip_country, bank_country, billing_country, additional_evidence, additional_evidence_country, notes.',
    data: ['entities.evidence'],
    readings: [
      'document_id is required for evidence that is recorded alone; evidence inside a document has no document_id.',
      'document_id is required everywhere.',
    ],
  },
  {
    id: '3.api.5',
    text: 'custom_account: id, business_name, country, email (required), postal_code, currency, default_product_type, default_tax_code, local_tax_id, state (active|inactive), subdomain, type (standard|custom), web, authentication {token_type, access_token, refresh_token}.',
    data: ['entities.custom_account'],
  },
  {
    id: '3.api.6',
    text: 'coupon: id, code (required), kind (amount_off|percent_off), percent_off (required), amount_off, currency, max_redemptions, times_redeemed, redeem_by, name.',
    data: ['entities.coupon'],
    readings: [
      'percent_off is required unless kind is amount_off.',
      'percent_off is required for every coupon.',
    ],
  },
  {
    id: '3.api.7',
    text: 'checkout session: id, status, items, customer, coupon, coupon_collection, billing_details_collection (auto|required), cancel_url, success_url (required), locale (auto, ca, de, en, es, fi, fr, hu, it, nb, nl, sv), payment_methods (card|paypal), custom, metadata, permalink, processor, processor_id, updatable_quantity.',
    data: ['entities.checkout_session'],
  },
  {
    id: '3.api.8',
    text: 'Checkout item: product (required), amount, currency, description, name, quantity. Checkout customer: billing address fields, company, contact, email, first_name, last_name, tax_id.',
    data: ['entities.checkout_item', 'entities.checkout_customer'],
  },
  {
    id: '3.api.9',
    text: 'transaction: type (sale|refund), currency, custom_metadata (up to 20 keys, key max 40 chars, value max 500 chars), items (required), customer (contact or reference), created_at, date (default today), shipping_address (street_line_1, street_line_2, city, country, region, postal_code), evidence, payment (required: method one of credit_card, cash, wire_transfer, direct_debit, check, iou, paypal, other, default other; processor; processor_id), processor, processor_id, processor_fee_cents, po_number, notes, tags (comma-separated string).',
    data: ['entities.transaction', 'limits.customMetadata'],
    readings: ['payment is required, its method has a default.', 'The method of the payment is required.'],
  },
  {
    id: '3.api.10',
    text: 'transaction item: amount (required), product_code, description, quantity, discount_rate, tax. Transaction tax: rate, country (required), tax_code, name, region, taxable_part, additional_name, additional_rate, additional_taxable_part, import.',
    data: ['entities.transaction_item', 'entities.transaction_tax'],
  },
  {
    id: '3.api.11',
    text: 'tax_rate result: name, rate, taxable_part, country, region, county, city, tax_code, tax_behavior, tax_amount, subtotal, total_amount, status (taxable|non_taxable|not_registered|reverse_charge), notes (deprecated), notice, additional_name, additional_rate, additional_taxable_part, additional_tax_amount.',
    data: ['entities.tax_rate_result'],
  },
  {
    id: '3.api.12',
    text: 'invoice (contact and items required): id, created_at, number, issue_date, related_document (id, type), po_number, due_date, currency, recurring_period (days|weeks|months|years), recurring_frequency, tag_list, payment_details, notes, contact, attachment, country, postal_code, region, city, street_line_1, street_line_2, tax_id, subject, deliveries (envelopes), items, taxes, payments, evidence, payment_processor, payment_processor_id, processor_fee_cents, custom_metadata, exchange_rate, subtotal_cents, discount_cents, total_cents, state, permalink, pdf, url.',
    data: ['entities.invoice'],
  },
  {
    id: '3.api.13',
    text: 'final_document (fields still updatable after payment or delivery): po_number, tag_list, payment_details, notes, address fields, custom_metadata, attachment.',
    data: ['entities.final_document'],
    readings: [
      'The address fields are country, postal_code, region, city, street_line_1 and street_line_2.',
      'The address fields are these without country.',
    ],
  },
  {
    id: '3.api.14',
    text: 'document_item: id, description, subtotal_cents, discount_cents, discount_rate, quantity (default 1), product_code, tax_1_* and tax_2_* groups (transaction_type, country, name, rate, region), total_amount or unit_price (one required). Transaction types: consulting, eservice, ebook, saas, standard, reduced.',
    data: ['entities.document_item'],
  },
  {
    id: '3.api.15',
    text: 'document_tax: label, rate, country, region, county, transaction_type, amount_cents.',
    data: ['entities.document_tax'],
  },
  {
    id: '3.api.16',
    text: 'payment: id, amount_cents, created_at, date (default today), payment_method (the eight methods plus credit), processor, processor_id, url.',
    data: ['entities.payment'],
  },
  {
    id: '3.api.17',
    text: 'credit (credit note): like invoice without recurring fields. Create takes invoice_id (required), payment_method, credited_amount.',
    data: ['entities.credit', 'entities.credit_create'],
    readings: [
      'A credit note is created from invoice_id; contact and items are required in the object.',
      'Creating a credit note needs contact and items.',
    ],
  },
  {
    id: '3.api.18',
    text: 'recurring: start_date (default one month from today), end_date, frequency (deprecated: daily, weekly, biweekly, monthly, bimonthly, quarterly, semiyearly, yearly, biyearly), recurring_period (default months), recurring_frequency (integer, default 1), due_days, po_number, currency, tag_list, payment_details, notes, contact, subject, items, taxes, custom_metadata, total_cents, state.',
    data: ['entities.recurring'],
  },
  {
    id: '3.api.19',
    text: 'expense: like invoice; the contact is the provider; write-only payment_method, payment_processor, payment_processor_id.',
    data: ['entities.expense'],
  },
  {
    id: '3.api.20',
    text: 'webhook (events_types and url required): id, auth_key (read-only secret for signatures), created_at, events_sent, events_types (for example invoice.created, credit.created), last_error, last_error_at, last_sent_at, url.',
    data: ['entities.webhook', 'events'],
  },
  {
    id: '3.api.21',
    text: 'attachment (write-only; data in base64 and filename required): public flag (default false; public ones are visible to customers).',
    data: ['entities.attachment', 'limits.defaults.attachmentPublic'],
  },
  {
    id: '3.api.22',
    text: 'address: id, country, street_line_1, street_line_2, city, postal_code, region, valid_from, valid_until.',
    data: ['entities.address'],
  },
  {
    id: '3.api.23',
    text: 'envelope: delivered_at, recipient (ticketbai_araba, ticketbai_gipuzkoa, ticketbai_bizkaia), service_response, type (registration, cancellation).',
    data: ['entities.envelope'],
  },
  {
    id: '3.api.24',
    text: 'report request: id, report_type (tax_summary|invoices_list|credits_list), report_url, state (pending|succeeded|failed), parameters {from_date,to_date}, completed_at, created_at.',
    data: ['entities.report_request'],
  },
  {
    id: '3.api.25',
    text: 'tax code: id, name, description. Jurisdiction: id, name, country, region.',
    data: ['entities.tax_code', 'entities.jurisdiction'],
  },
  {
    id: '3.api.26',
    text: 'Shapes of invoice, credit, expense, recurring, webhook and address beyond the above: not shown.',
    notHeld: 'Nothing is stated; fields beyond these have their own mark.',
  },
];
