import type { Json } from '#core/json/json';

/** A value of the description that changes, and the line of a page that states it. */
export interface Change {
  /** Pointer into the description. */
  at: string;
  /** The new value. */
  to?: Json;
  /** The new key, for a value that is named by its key: a path, a method. */
  as?: string;
  page: string;
  /** A part of the line, as the author wrote it. */
  line: string;
  /** Whether the page says the new value by itself, or is refused. */
  then: 'follows' | 'fails';
  /** The words of the page, or of the message, after the change. */
  says: string;
}

const limit = (name: string, to: Json, page: string, says: string): Change => ({
  at: `/x-limits/${name.replaceAll('.', '/')}`,
  to,
  page,
  line: `"limits.${name}"`,
  then: 'follows',
  says,
});

const sandbox = (name: string, to: string | number | boolean, says = String(to)): Change => ({
  at: `/x-sandbox/${name.replaceAll('.', '/')}`,
  to,
  page: 'tools/sandbox.mdx',
  line: `"sandbox.${name}"`,
  then: 'follows',
  says,
});

const follows = (at: string, to: Json, page: string, line: string, says: string): Change => ({
  at,
  to,
  page,
  line,
  then: 'follows',
  says,
});

const fails = (at: string, to: Json, page: string, line: string, says: string): Change => ({
  at,
  to,
  page,
  line,
  then: 'fails',
  says,
});

const schema = (path: string) => `/components/schemas/${path}`;

/** Values that pages state: each is changed, and the page follows or is refused. */
export const CHANGES: readonly Change[] = [
  // Limits
  limit('rate.calls', 137, 'tools/api.mdx', '137'),
  limit('rate.windowSeconds', 17, 'tools/api.mdx', '17'),
  limit('items.perRequest', 191, 'tools/api.mdx', '191'),
  limit('items.perDocument', 1003, 'tools/api.mdx', '1,003'),
  limit('items.perDocumentOtherReading', 207, 'decisions.mdx', '207'),
  limit('paging.defaultLimit', 23, 'tools/api.mdx', '23'),
  limit('paging.maxLimit', 113, 'tools/api.mdx', '113'),
  limit('documentNumber.maxLength', 21, 'glossary.mdx', '21'),
  limit('tag.maxLength', 41, 'guides/record-sales.mdx', '41'),
  limit('customMetadata.maxKeys', 22, 'guides/record-sales.mdx', '22'),
  limit('customMetadata.keyMaxLength', 43, 'guides/record-sales.mdx', '43'),
  limit('customMetadata.valueMaxLength', 503, 'guides/record-sales.mdx', '503'),
  limit('accessToken.lifeDays', 27, 'guides/connect/index.mdx', '27'),
  limit('session.idleMinutes', 31, 'guides/checkout.mdx', '31'),
  limit('session.removalDays', 9, 'guides/checkout.mdx', '9'),
  limit('webhookRetry.withinHours', 49, 'guides/webhooks.mdx', '49'),
  limit('finalDocument.fields', 13, 'guides/correct-invoices.mdx', '13'),
  limit('euDigitalServices.thresholdEuros', 100_007, 'glossary.mdx', '100,007'),
  // Defaults
  limit('defaults.productType', 'good', 'guides/getting-started.mdx', 'good'),
  limit('defaults.taxCode', 'saas', 'guides/getting-started.mdx', 'saas'),
  limit('defaults.paymentMethod', 'cash', 'guides/record-sales.mdx', 'cash'),
  fails(
    schema('ProductCreate/properties/tax_type/default'),
    'excluded',
    'guides/checkout.mdx',
    'is="included"',
    'unbound-claim  included is not the default of Product.tax_type: that is excluded.',
  ),
  fails(
    schema('ProductCreate/properties/tax_based_on/default'),
    'country',
    'guides/tax-calculations/index.mdx',
    'is="customer_country"',
    'unbound-claim  customer_country is not the default of Product.tax_based_on: that is country.',
  ),
  fails(
    schema('CheckoutSessionCreate/properties/billing_details_collection/default'),
    'auto',
    'guides/checkout.mdx',
    '; required by default',
    'unbound-claim  required is not the default',
  ),
  // Required fields
  fails(
    schema('Transaction/required'),
    ['items'],
    'guides/record-sales.mdx',
    'A transaction needs',
    'unbound-claim  Transaction.payment is not required.',
  ),
  fails(
    schema('CreditCreate/required'),
    [],
    'guides/correct-invoices.mdx',
    'needs only',
    'unbound-claim  CreditCreate.invoice_id is not required.',
  ),
  fails(
    schema('TaxIdCreate/required'),
    ['jurisdiction_id'],
    'guides/getting-started.mdx',
    '"TaxIdCreate.value"',
    'unbound-claim  TaxIdCreate.value is not required.',
  ),
  fails(
    schema('TransactionTax/required'),
    [],
    'guides/record-sales.mdx',
    'is required.',
    'unbound-claim  TransactionTax.country is not required.',
  ),
  // The sandbox
  sandbox('documentLimit.max', 211),
  sandbox('documentLimit.headers.0', 'X-Documents-Most'),
  sandbox('taxIds.values.0.value', 'DE333333333'),
  sandbox('taxIds.values.1.country', 'FR'),
  sandbox('taxIds.otherwise', false),
  sandbox('localRatePostalCodes.values.0', '94105'),
  // Enum values
  follows(
    schema('Invoice/properties/state/enum'),
    ['outstanding', 'late', 'uncollectible', 'paid', 'refunded', 'archived', 'disputed'],
    'guides/show-billing-history.mdx',
    '<Values of="Invoice.state"',
    'disputed',
  ),
  fails(
    schema('CheckoutSession/properties/status/enum'),
    ['pending', 'processing', 'failed', 'complete', 'abandoned'],
    'guides/checkout.mdx',
    '<Value of="CheckoutSession.status" is="completed"',
    'element  There is no value of CheckoutSession.status called "completed".',
  ),
  // Version and header
  follows(
    '/x-api-versions/0/version',
    '20250107',
    'guides/getting-started.mdx',
    '"versions.current"',
    '20250107',
  ),
  fails(
    '/x-api-versions/0/version',
    '20250107',
    'guides/record-refunds.mdx',
    '```bash run-by',
    'unbound-code  Version 20241028 is not the current one. Write 20250107.',
  ),
  follows(
    '/x-accept/value',
    'application/json; version=20250107',
    'tools/api.mdx',
    '<AcceptHeader />',
    'version=20250107',
  ),
  // Addresses
  fails(
    '/servers/1/url',
    'https://{account}.try.abaco.example/api',
    'guides/record-refunds.mdx',
    '```bash run-by',
    'unbound-code  The API is not at https://demo.sandbox.abaco.example/api.',
  ),
  {
    at: '/paths/~1transactions',
    as: '/sales',
    page: 'guides/connect/integrate.mdx',
    line: 'After the payment, record the sale',
    then: 'follows',
    says: 'POST /sales',
  },
  {
    at: '/paths/~1reporting~1requests~1{id}',
    as: '/reports/{id}',
    page: 'guides/download-reports.mdx',
    line: '<Program of="download-reports/download"',
    then: 'fails',
    says: 'No operation is at',
  },
  {
    at: '/paths/~1webhooks~1{id}/put',
    as: 'patch',
    page: 'guides/webhooks.mdx',
    line: '<Operation id="updateWebhook"',
    then: 'follows',
    says: 'PATCH /webhooks/{id}',
  },
  follows(
    '/paths/~1accounts/post/summary',
    'Open a custom account',
    'glossary.mdx',
    '<Operation id="createAccount"',
    'Open a custom account',
  ),
  // Examples, the signature, errors and versions
  follows(
    '/components/examples/calculateTaxRate.200/value/tax_amount',
    20.5,
    'guides/tax-calculations/backend.mdx',
    '| Consumer, Germany |',
    '20.50 EUR',
  ),
  follows(
    '/components/examples/threshold.warning/value/data/object/sales_cents',
    8_765_400,
    'guides/connect/integrate.mdx',
    '<ExampleRequest operation="threshold.warning"',
    '8765400',
  ),
  follows(
    '/webhooks/checkout.succeeded/post/parameters/0/example',
    'c2lnbmF0dXJlIG9mIGFub3RoZXIK',
    'guides/webhooks.mdx',
    '<Signature of="checkout.succeeded"',
    'c2lnbmF0dXJlIG9mIGFub3RoZXIK',
  ),
  follows(
    '/x-api-versions/4/changes/0',
    'DELETE on an invoice returns 418.',
    'tools/api.mdx',
    '<ApiVersions />',
    'returns 418.',
  ),
];
