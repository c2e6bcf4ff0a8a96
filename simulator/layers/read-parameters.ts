import type { Json } from '#core/json/json';
import type { ParameterContract } from '#core/contracts/simulator-contract';
import type { Engine, Exchange, Layer } from '../engine';
import { Refusal } from '../refusal';
import type { SimulatedRule } from '../rules/simulated';
import { fieldsOutOfRange } from '../validation/fields-out-of-range';
import { messagesByField } from '../validation/field-messages';
import { toType } from '../validation/to-type';

/**
 * Reads path and query into values of their types, fills in defaults and caps `limit`. 404 for an id that is none,
 * 400 for a query that the description does not allow; lenient ignores unknown names.
 */
export function readParameters(engine: Engine): Layer {
  return async (exchange, next) => {
    exchange.set('path', readPath(exchange));
    exchange.set('query', readQuery(engine, exchange));
    return next();
  };
}

function readPath(exchange: Exchange): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const { name, type } of exchange.get('operation').pathParameters) {
    const value = toType(exchange.req.param(name) ?? '', type);
    if (type === 'integer' && typeof value !== 'number')
      throw new Refusal(404, 'default', { rule: 'path-id' });
    values[name] = value as string | number;
  }
  return values;
}

function readQuery(engine: Engine, exchange: Exchange): Record<string, Json> {
  const { parameters, validator } = exchange.get('operation').query;
  const given = givenParameters(engine, exchange, parameters);
  const values: Record<string, Json> = {};
  for (const { name, type, default: fallback } of parameters) {
    const text = given.get(name);
    if (text !== undefined) values[name] = capLimit(engine, name, toType(text, type));
    // equivalent mutants (guard): a member that is undefined is one that is left out
    else if (fallback !== undefined) values[name] = fallback;
  }
  const validate = engine.validatorOf(validator);
  // equivalent mutants (text): a text of its own stands in the place of the example
  if (!validate(values)) throw new Refusal(400, 'default', { text: explainQuery(validate.errors ?? []) });
  const [tooLarge] = fieldsOutOfRange(values);
  if (tooLarge !== undefined)
    throw refuseQuery(`Query parameter "${tooLarge}" is out of range.`, 'number-range');
  return values;
}

/** The query as texts by name. */
function givenParameters(
  { mode }: Engine,
  exchange: Exchange,
  parameters: ParameterContract[],
): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, text] of new URL(exchange.req.url).searchParams) {
    const isKnown = parameters.some((parameter) => parameter.name === name);
    if (!isKnown && mode === 'lenient') continue;
    if (!isKnown) throw refuseQuery(`Unknown query parameter "${name}".`, 'unknown-parameter');
    if (given.has(name)) throw refuseQuery(`Query parameter "${name}" is given twice.`, 'repeated-parameter');
    given.set(name, text);
  }
  return given;
}

function refuseQuery(text: string, rule: SimulatedRule): Refusal {
  // equivalent mutants (text): a text of its own stands in the place of the example
  return new Refusal(400, 'default', { text, rule });
}

/** A page larger than the largest is not refused but cut (G-API-03b). */
function capLimit({ contract }: Engine, name: string, value: Json): Json {
  const { maxLimit } = contract.limits.paging;
  return name === 'limit' && typeof value === 'number' ? Math.min(value, maxLimit) : value;
}

function explainQuery(errors: Parameters<typeof messagesByField>[0]): string {
  const fields = Object.entries(messagesByField(errors).fields);
  return fields.map(([name, messages]) => `Query parameter "${name}" ${messages.join(', ')}.`).join(' ');
}
