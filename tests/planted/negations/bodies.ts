import { replaceComparison, replaceExpression, replaceLiteral } from '../operators/code';
import { replaceAt } from '../operators/yaml';
import { type Negation, negationsOf } from './negation';

const readBody = negationsOf('simulator/layers/read-body.ts');
const readParameters = negationsOf('simulator/layers/read-parameters.ts');
const validateBody = negationsOf('simulator/layers/validate-body.ts');
const shape = negationsOf('simulator/validation/body-shape.ts');
const messages = negationsOf('simulator/validation/field-messages.ts');
const readText = negationsOf('simulator/validation/read-text.ts');
const limits = negationsOf('openapi/openapi.yaml');
const formats = negationsOf('core/schema/formats.ts');
const schema = (name: string, edit: Negation['edit']): Negation => ({
  id: 'body.invalid-values',
  file: `openapi/components/schemas/${name}.yaml`,
  edit,
});

export const BODIES: readonly Negation[] = [
  readBody('body.media-type', replaceLiteral('rejectMediaType', 415, 400)),
  readBody('body.media-type', replaceExpression('readBody', '!body.mediaTypes.includes(mediaType)', 'false')),
  validateBody('body.errors', replaceLiteral('rejectBody', 422, 400)),
  messages(
    'body.errors',
    replaceExpression('messagesByField', "fieldName(pointerOf(error)) || 'base'", "'base'"),
  ),
  {
    id: 'body.errors',
    file: 'openapi/components/schemas/ProductCreate.yaml',
    edit: replaceAt('/allOf/1/if/properties/tax_based_on/const', 'country', 'customer_country'),
  },
  schema('Attachment', replaceAt('/properties/data/format', 'byte', 'password')),
  schema('WebhookUpdate', replaceAt('/properties/events_types/minItems', '1', '0')),
  schema('DocumentItemInput', replaceAt('/allOf/1/anyOf/1/required', 'total_amount', 'description')),
  schema(
    'ProductCreate',
    replaceAt('/allOf/1/if/properties/tax_based_on/const', 'country', 'customer_country'),
  ),
  {
    id: 'body.sent-back',
    file: 'simulator/validation/check-body.ts',
    edit: replaceExpression(
      'writableBody',
      'stripResponseOnly(shortened, validatorOf(body.validator), validatorOf(success.validator))',
      'shortened',
    ),
  },
  {
    id: 'body.sent-back',
    file: 'simulator/documents/change-document.ts',
    edit: replaceExpression('newItems', 'sent.filter(({ id }) => id === undefined)', 'sent'),
  },
  readText(
    'body.size',
    replaceExpression('readText', 'limits.maxMegabytes * BYTES_PER_MEGABYTE', '6 * BYTES_PER_MEGABYTE'),
  ),
  limits('body.size', replaceAt('/x-limits/requestBody/maxLevels', '20', '21')),
  readText('body.size', replaceLiteral('refusal', 413, 400)),
  shape('body.size', replaceLiteral('refusal', 400, 422)),
  shape('body.size', replaceComparison('rejectLevels', '>', '>=')),
  shape('body.size', replaceComparison('rejectMembers', '>', '>=')),
  {
    id: 'body.statuses',
    file: 'simulator/records/records.ts',
    edit: replaceExpression('updateRecord', '{ ...record.value, ...changes }', 'changes'),
  },
  {
    id: 'body.statuses',
    file: 'simulator/layers/perform.ts',
    edit: replaceExpression('perform', 'operation.success.status', '200'),
  },
  {
    id: 'body.statuses',
    file: 'simulator/records/create-contact.ts',
    edit: replaceLiteral('fullName', ' ', ', '),
  },
  validateBody('body.tax-code', replaceLiteral('OWN_STATUS', 406, 422)),
  {
    id: 'body.tax-code',
    file: 'openapi/components/schemas/TransactionTax.yaml',
    edit: replaceAt('/additionalProperties', 'true', 'false'),
  },
  formats('body.base64', replaceComparison('byte', '=== 0', '>= 0')),
  messages('errors.documented-422', replaceLiteral('MESSAGES.required', "can't be blank", 'is missing')),
  validateBody('errors.documented-422', replaceLiteral('rejectBody', 422, 400)),
  readParameters('errors.path-id', replaceLiteral('readPath', 404, 400)),
  readParameters('lenient.modes', replaceExpression('givenParameters', "mode === 'lenient'", 'true')),
  validateBody('lenient.modes', replaceComparison('validateBody', "=== 'lenient'", "!== 'none'")),
  formats(
    'paging.query',
    replaceExpression('date-range', "text.replaceAll('/', '-').split(',').every(full.date.validate)", 'true'),
  ),
  readParameters('paging.query', replaceLiteral('checkValues', 400, 422)),
  {
    id: 'paging.query',
    file: 'openapi/components/schemas/DateRange.yaml',
    edit: replaceAt('/pattern', String.raw`^(\d{4}`, String.raw`^(\d{4}-\d\d-\d\d|\d{4}`),
  },
  {
    id: 'amounts.limit',
    file: 'simulator/tax/amount-range.ts',
    edit: replaceExpression('exactCents', 'Math.abs(cents) >= MAX_CENTS', 'false'),
  },
  {
    id: 'amounts.limit',
    file: 'simulator/tax/amount-range.ts',
    edit: replaceLiteral('MAX_AMOUNT', 90_000_000_000_000, 89_000_000_000_000),
  },
  {
    id: 'amounts.limit',
    file: 'simulator/validation/fields-out-of-range.ts',
    edit: replaceComparison('isTooLarge', '>= MAX_AMOUNT', '> MAX_AMOUNT'),
  },
  {
    id: 'amounts.limit',
    file: 'simulator/documents/in-range.ts',
    edit: replaceLiteral('inRange', 422, 400),
  },
  {
    id: 'amounts.limit',
    file: 'simulator/resources/tax-rates.ts',
    edit: replaceLiteral('calculate', 400, 422),
  },
  {
    id: 'body.not-sent-back',
    file: 'simulator/validation/strip-response-only.ts',
    edit: replaceExpression('shownIn', '!strange.has(pointer)', 'true'),
  },
  readParameters('errors.returned', replaceLiteral('checkValues', 400, 422)),
  validateBody('errors.reproduced', replaceLiteral('rejectBody', 422, 400)),
  validateBody('operations.responses', replaceExpression('validateBody', 'tooLarge.length > 0', 'true')),
  {
    id: 'operations.responses',
    file: 'simulator/layers/perform.ts',
    edit: replaceExpression('perform', 'operation.success.status', '200'),
  },
  {
    id: 'paging.lists',
    file: 'simulator/layers/page.ts',
    edit: replaceLiteral('pageOf', 'X-Pages-HasMore', 'X-Pages-More'),
  },
  {
    id: 'paging.lists',
    file: 'simulator/layers/perform.ts',
    edit: replaceExpression('pagedBody', "!context.get('operation').isPaged", '!Array.isArray(result)'),
  },
  {
    id: 'paging.follow',
    file: 'simulator/layers/page.ts',
    edit: replaceComparison('pageOf.older', '<', '<='),
  },
];
