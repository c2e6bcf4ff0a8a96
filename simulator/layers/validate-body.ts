import type { SchemaError } from '#core/contracts/validators';
import type { Engine, Exchange, Layer } from '../engine';
import { Refusal } from '../refusal';
import { fieldsOutOfRange } from '../validation/fields-out-of-range';
import { messagesByField } from '../validation/field-messages';
import { writableBody } from '../validation/check-body';
import { repair } from '../validation/repair';

/** Members whose wrong value has a status of its own (section 5 of the specification). */
const OWN_STATUS = [
  {
    operationId: 'createTransaction',
    pointer: /^\/items\/\d+\/tax\/tax_code$/,
    status: 406,
  },
];

/**
 * 422 with a message for each field when the body does not follow its schema. An update first loses what only responses
 * have; lenient repairs the body, too.
 */
export function validateBody(engine: Engine): Layer {
  return async (exchange, next) => {
    const operation = exchange.get('operation');
    if (operation.body === undefined) return next();
    const validate = engine.validatorOf(operation.body.validator);
    ignoreShown(engine, exchange);
    if (engine.mode === 'lenient') exchange.set('body', repair(exchange.get('body'), validate));
    if (!validate(exchange.get('body'))) throw refuseBody(operation.id, validate.errors ?? []);
    const tooLarge = fieldsOutOfRange(exchange.get('body'));
    if (tooLarge.length > 0) throw refuseNumbers(tooLarge);
    return next();
  };
}

/** An update takes a record as it was read, and says so when it ignores a part of it. */
function ignoreShown(engine: Engine, exchange: Exchange): void {
  const sent = exchange.get('body');
  const writable = writableBody(engine, exchange.get('operation'), sent);
  if (writable === sent) return;
  exchange.set('body', writable);
  exchange.get('labels').add('sent-back');
}

function refuseNumbers(fields: string[]): Refusal {
  const errors = Object.fromEntries(fields.map((field) => [field, ['is out of range']]));
  return new Refusal(422, errors, { rule: 'number-range' });
}

function refuseBody(operationId: string, errors: SchemaError[]): Refusal {
  // equivalent mutants (dropped-method): only transactions have an item with a tax
  for (const { pointer, status } of OWN_STATUS.filter((rule) => rule.operationId === operationId)) {
    if (errors.some(({ instancePath }) => pointer.test(instancePath))) return new Refusal(status);
  }
  const { fields, unknown } = messagesByField(errors);
  return new Refusal(422, fields, unknown.length > 0 ? { rule: 'unknown-field' as const } : undefined);
}
