import type { Json } from '#core/json/json';
import type { ParameterContract } from '#core/contracts/simulator-contract';
import type { Engine, RequestContext, Layer } from '../engine';
import { Refusal } from '../refusal';
import type { SimulatedRule } from '../rules/simulated';
import { fieldsOutOfRange } from '../validation/fields-out-of-range';
import { messagesByField } from '../validation/field-messages';
import { toType } from '../validation/to-type';

/**
 * Converts path and query to typed values, applies defaults and caps `limit`. 404 for an invalid id, 400 for a query that the
 * description does not allow; lenient mode ignores unknown names.
 */
export function readParameters(engine: Engine): Layer {
  return async (context, next) => {
    context.set('path', readPath(context));
    context.set('query', readQuery(engine, context));
    return next();
  };
}

function readPath(context: RequestContext): Record<string, string | number> {
  const values: Record<string, string | number> = {};
  for (const { name, type } of context.get('operation').pathParameters) {
    const value = toType(context.req.param(name) ?? '', type);
    if (type === 'integer' && typeof value !== 'number')
      throw new Refusal(404, 'default', { rule: 'path-id' });
    values[name] = value as string | number;
  }
  return values;
}

function readQuery(engine: Engine, context: RequestContext): Record<string, Json> {
  const { parameters, validator } = context.get('operation').query;
  const given = givenParameters(engine, context, parameters);
  const values: Record<string, Json> = {};
  for (const { name, type, default: fallback } of parameters) {
    const text = given.get(name);
    if (text !== undefined) values[name] = capLimit(engine, name, toType(text, type));
    // equivalent mutants (guard): an undefined member is the same as an absent one
    else if (fallback !== undefined) values[name] = fallback;
  }
  const validate = engine.validatorOf(validator);
  // equivalent mutants (text): a custom message replaces the example
  if (!validate(values)) throw new Refusal(400, 'default', { text: explainQuery(validate.errors ?? []) });
  const [tooLarge] = fieldsOutOfRange(values);
  if (tooLarge !== undefined)
    throw rejectQuery(`Query parameter "${tooLarge}" is out of range.`, 'number-range');
  return values;
}

/** The raw query parameters by name. */
function givenParameters(
  { mode }: Engine,
  context: RequestContext,
  parameters: ParameterContract[],
): Map<string, string> {
  const given = new Map<string, string>();
  for (const [name, text] of new URL(context.req.url).searchParams) {
    const isKnown = parameters.some((parameter) => parameter.name === name);
    if (!isKnown && mode === 'lenient') continue;
    if (!isKnown) throw rejectQuery(explainUnknown(name, parameters), 'unknown-parameter');
    if (given.has(name)) throw rejectQuery(`Query parameter "${name}" is given twice.`, 'repeated-parameter');
    given.set(name, text);
  }
  return given;
}

function explainUnknown(name: string, parameters: ParameterContract[]): string {
  const known = parameters.map((parameter) => `"${parameter.name}"`);
  const rest = known.length === 0 ? 'The operation takes none.' : `Allowed: ${known.join(', ')}.`;
  return `Unknown query parameter "${name}". ${rest}`;
}

function rejectQuery(text: string, rule: SimulatedRule): Refusal {
  // equivalent mutants (text): a custom message replaces the example
  return new Refusal(400, 'default', { text, rule });
}

/** Caps the page size instead of refusing it (G-API-03b). */
function capLimit({ contract }: Engine, name: string, value: Json): Json {
  const { maxLimit } = contract.limits.paging;
  return name === 'limit' && typeof value === 'number' ? Math.min(value, maxLimit) : value;
}

function explainQuery(errors: Parameters<typeof messagesByField>[0]): string {
  const fields = Object.entries(messagesByField(errors).fields);
  return fields.map(([name, messages]) => `Query parameter "${name}" ${explain(messages)}.`).join(' ');
}

/** A message that says what is wrong replaces the one that says only that something is. */
function explain(messages: readonly string[]): string {
  const telling = messages.filter((message) => message !== 'is invalid');
  return (telling.length > 0 ? telling : messages).join(' and ');
}
