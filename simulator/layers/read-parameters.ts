import type { ParameterContract, PlaceContract } from '#core/contracts/simulator-contract';
import {
  readCookies as readCookieValues,
  readHeader,
  readPath as readPathValues,
  readQuery as readQueryValues,
  type ReadableParameter,
  type Values,
} from '#core/http/wire/read-parameters';
import { TEXT } from '#core/http/wire/serialization';
import type { Json } from '#core/json/json';
import { readAddress } from '../address';
import type { Engine, RequestContext, Layer } from '../engine';
import { Refusal } from '../refusal';
import type { SimulatedRule } from '../rules/simulated';
import { fieldsOutOfRange } from '../validation/fields-out-of-range';
import { messagesByField } from '../validation/field-messages';

/**
 * Reads path, query, headers and cookies as the description says they are written, applies defaults and caps `limit`. 404 for an
 * invalid id, 400 for what the description does not allow; lenient mode ignores unknown names.
 */
export function readParameters(engine: Engine): Layer {
  return async (context, next) => {
    context.set('path', readPath(engine, context));
    context.set('query', readQuery(engine, context));
    context.set('headers', readHeaders(engine, context));
    context.set('cookies', readCookies(engine, context));
    return next();
  };
}

/** Below the base path of the server. */
const BASE = '/api';

function readPath({ mode }: Engine, context: RequestContext): Values {
  const { path, pathParameters } = context.get('operation');
  const sent = readAddress(context.req.url, mode).path.slice(BASE.length);
  const values = readPathValues(path, sent, readable(pathParameters)) ?? {};
  for (const { name, type } of pathParameters)
    if (type === 'integer' && typeof values[name] !== 'number')
      throw new Refusal(404, 'default', { rule: 'path-id' });
  return values;
}

function readQuery(engine: Engine, context: RequestContext): Values {
  const { parameters, validator } = context.get('operation').query;
  const given = givenParameters(engine, context, parameters);
  const values: Values = {};
  for (const { name, default: fallback } of parameters) {
    const value = given[name];
    if (value !== undefined) values[name] = capLimit(engine, name, value);
    // equivalent mutants (guard): an undefined member is the same as an absent one
    else if (fallback !== undefined) values[name] = fallback;
  }
  checkValues(engine, 'Query parameter', validator, values);
  const [tooLarge] = fieldsOutOfRange(values);
  if (tooLarge !== undefined)
    throw rejectQuery(`Query parameter "${tooLarge}" is out of range.`, 'number-range');
  return values;
}

/** The query parameters as they were sent. */
function givenParameters(engine: Engine, context: RequestContext, parameters: ParameterContract[]): Values {
  const { mode } = engine;
  const sent = sentQuery(engine, context);
  const { values, unknown, repeated } = readQueryValues(sent, readable(parameters));
  const [strange] = mode === 'lenient' ? [] : unknown;
  if (strange !== undefined) throw rejectQuery(explainUnknown(strange, parameters), 'unknown-parameter');
  const [twice] = repeated;
  if (twice !== undefined)
    throw rejectQuery(`Query parameter "${twice}" is given twice.`, 'repeated-parameter');
  return values;
}

/** Many older clients encode all signs of a list, its commas included. */
function sentQuery({ mode }: Engine, context: RequestContext): string {
  const query = new URL(context.req.url).search.slice(1);
  return mode === 'lenient' ? query.replaceAll(/%2C/gi, ',') : query;
}

function readHeaders(engine: Engine, context: RequestContext): Values {
  const { headers } = context.get('operation');
  const values = readable(headers?.parameters).flatMap((parameter): [string, Json][] => {
    const text = context.req.header(parameter.name);
    return text === undefined ? [] : [[parameter.name, readHeader(parameter, text)]];
  });
  return requireValid(engine, 'Header', headers, Object.fromEntries(values));
}

/** A client sends all its cookies to all operations, so those that one does not name are ignored. */
function readCookies(engine: Engine, context: RequestContext): Values {
  const { cookies } = context.get('operation');
  const { values } = readCookieValues(context.req.header('Cookie') ?? '', readable(cookies?.parameters));
  return requireValid(engine, 'Cookie', cookies, values);
}

function requireValid(engine: Engine, kind: string, place: PlaceContract | undefined, given: Values): Values {
  if (place === undefined) return {};
  const defaults = place.parameters.flatMap(({ name, default: fallback }): [string, Json][] =>
    fallback === undefined ? [] : [[name, fallback]],
  );
  const values = { ...Object.fromEntries(defaults), ...given };
  checkValues(engine, kind, place.validator, values);
  return values;
}

function checkValues(engine: Engine, kind: string, validator: string, values: Values): void {
  const validate = engine.validatorOf(validator);
  if (validate(values)) return;
  // equivalent mutants (text): a custom message replaces the example
  throw new Refusal(400, 'default', { text: explain(kind, validate.errors ?? []) });
}

function readable(parameters: ParameterContract[] = []): ReadableParameter[] {
  return parameters.map(({ name, type, serialization = TEXT, shape = { types: [type] } }) => ({
    name,
    serialization,
    shape,
  }));
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

function explain(kind: string, errors: Parameters<typeof messagesByField>[0]): string {
  const fields = Object.entries(messagesByField(errors).fields);
  return fields.map(([name, messages]) => `${kind} "${name}" ${explainMessages(messages)}.`).join(' ');
}

/** A message that says what is wrong replaces the one that says only that something is. */
function explainMessages(messages: readonly string[]): string {
  const telling = messages.filter((message) => message !== 'is invalid');
  return (telling.length > 0 ? telling : messages).join(' and ');
}
