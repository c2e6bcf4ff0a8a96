import { replaceAt } from '../operators/yaml';
import type { Fault } from '../steps';

type Row = Omit<Fault, 'step'>;

const schema = (name: string, edit: Fault['edit'], says: string): Row => ({
  file: `openapi/components/schemas/${name}.yaml`,
  edit,
  says,
});
const openapi = (path: string, edit: Fault['edit'], says: string): Row => ({
  file: `openapi/${path}.yaml`,
  edit,
  says,
});

/** Values, names and sentences that the lint of the description compares with what is declared. */
const LINT_FAULTS: readonly Row[] = [
  schema('TaxClass', replaceAt('/enum', 'saas', 'paas'), '`saas`'),
  schema('TaxClass', replaceAt('/description', 'six', 'seven'), 'Write 6'),
  schema('CustomMetadata', replaceAt('/description', '20', '25'), '"25"'),
  schema('DocumentInput', replaceAt('/properties/items/description', '200', '100'), '"100"'),
  schema('SalesDocumentFields', replaceAt('/properties/number/description', '20', '30'), '"30"'),
  schema('AccountAuthentication', replaceAt('/properties/access_token/description', '25', '30'), '"30"'),
  schema('CheckoutSession', replaceAt('/description', 'seven', 'six'), '"six"'),
  openapi('components/headers/RateLimitLimit', replaceAt('/description', '15', '60'), 'Write 15'),
  openapi('components/responses/NotAcceptable', replaceAt('/description', '12', '11'), 'Write 12'),
  schema('TransactionItem', replaceAt('/properties/quantity/x-notes', '1', '2'), 'the default is "2"'),
  schema(
    'ProductUpdate',
    replaceAt('/properties/country/description', '`country`', '`consulting`'),
    'is never `consulting`',
  ),
  schema(
    'CreditCreate',
    replaceAt('/properties/payment_method/x-notes', '`outstanding`', '`open`'),
    '`open`',
  ),
  openapi(
    'paths/checkout_coupons',
    replaceAt('/post/x-notes', '`amount_off`', '`amount_of`'),
    'Did you mean `amount_off`?',
  ),
  openapi('paths/invoices_{id}', replaceAt('/delete/description', '410', '409'), 'returns 409'),
  schema(
    'ReportRequest',
    replaceAt('/properties/state/x-enumDescriptions/succeeded', 'report', 'answer'),
    'Write response',
  ),
  schema(
    'CheckoutSessionUpdate',
    replaceAt('/properties/billing_details_collection/enum', 'auto', 'automatic'),
    'automatic',
  ),
];

/** Values and sentences that tests compare with the specification. */
const SPECIFIED_FAULTS: readonly Row[] = [
  schema('ProductCreate', replaceAt('/properties/tax_type/default', 'included', 'excluded'), 'included'),
  schema('TransactionPayment', replaceAt('/properties/method/default', 'other', 'cash'), 'other'),
  schema('ContactData', replaceAt('/properties/kind/default', 'company', 'person'), 'contact.kind'),
  schema('Currency', replaceAt('/pattern', '[A-Z]', '[A-Za-z]'), 'eur'),
  openapi(
    'components/responses/CreditUnprocessable',
    replaceAt(
      '/description',
      'with this `credited_amount`: the amount',
      ': it has more than one item, or the amount',
    ),
    'succeeds with several',
  ),
];

/** Sentences that nobody has compared with their basis. */
const CLAIM_FAULTS: readonly Row[] = [
  openapi(
    'paths/checkout_sessions_{id}',
    replaceAt('/put/description', 'pending', 'processing'),
    'Only a processing session can be updated.',
  ),
  openapi(
    'paths/credits',
    replaceAt('/post/description', '`paid`, not to `refunded`', '`refunded`, not to `paid`'),
    'was:   ',
  ),
  openapi(
    'components/responses/Forbidden',
    replaceAt('/description', 'administrators', 'owners'),
    'administrators',
  ),
];

/** Values, names and sentences of the description. */
export const OPENAPI_FAULTS: readonly Fault[] = [
  ...LINT_FAULTS.map((row) => ({ ...row, step: 'lint' as const })),
  ...CLAIM_FAULTS.map((row) => ({ ...row, step: 'claims' as const })),
  ...SPECIFIED_FAULTS.map((row) => ({ ...row, step: 'specified' as const })),
];
