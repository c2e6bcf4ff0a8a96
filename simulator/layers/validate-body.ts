import type { SchemaError } from '#core/contracts/validators';
import type { Engine, RequestContext, Layer } from '../engine';
import { Refusal } from '../refusal';
import { fieldsOutOfRange } from '../validation/fields-out-of-range';
import { messagesByField } from '../validation/field-messages';
import { writableBody } from '../validation/check-body';
import { repair } from '../validation/repair';

/** Members whose invalid value has a separate status (section 5 of the specification). */
const OWN_STATUS = [
  {
    operationId: 'createTransaction',
    pointer: /^\/items\/\d+\/tax\/tax_code$/,
    status: 406,
  },
];

/**
 * 422 with a message per field when the body is invalid. Updates are first stripped of members that only responses have;
 * lenient mode also repairs the body.
 */
export function validateBody(engine: Engine): Layer {
  return async (context, next) => {
    const operation = context.get('operation');
    if (operation.body === undefined) return next();
    const validate = engine.validatorOf(operation.body.validator);
    ignoreShown(engine, context);
    if (engine.mode === 'lenient') context.set('body', repair(context.get('body'), validate));
    if (!validate(context.get('body'))) throw rejectBody(operation.id, validate.errors ?? []);
    const tooLarge = fieldsOutOfRange(context.get('body'));
    if (tooLarge.length > 0) throw rejectNumbers(tooLarge);
    return next();
  };
}

/** An update accepts a record as it was read, and reports when it ignores parts of it. */
function ignoreShown(engine: Engine, context: RequestContext): void {
  const sent = context.get('body');
  const writable = writableBody(engine, context.get('operation'), sent);
  if (writable === sent) return;
  context.set('body', writable);
  context.get('labels').add('sent-back');
}

function rejectNumbers(fields: string[]): Refusal {
  const errors = Object.fromEntries(fields.map((field) => [field, ['is out of range']]));
  return new Refusal(422, errors, { rule: 'number-range' });
}

function rejectBody(operationId: string, errors: SchemaError[]): Refusal {
  // equivalent mutants (dropped-method): only transactions have an item with a tax
  for (const { pointer, status } of OWN_STATUS.filter((rule) => rule.operationId === operationId)) {
    if (errors.some(({ instancePath }) => pointer.test(instancePath))) return new Refusal(status);
  }
  const { fields, unknown } = messagesByField(errors);
  return new Refusal(422, fields, unknown.length > 0 ? { rule: 'unknown-field' as const } : undefined);
}
