import type { OperationFacts, ParameterFacts } from '../contracts/world-contract';
import type { ParameterLocation } from '../http/parameter-location';
import { essenceOf } from '../http/wire/body-format';
import { decodeForm } from '../http/wire/percent-decoding';
import { readCookies, readHeader, readPathText, readQuery, type Values } from '../http/wire/read-parameters';
import { splitPairs } from '../http/wire/read-style';
import { takes, type ValueShape } from '../http/wire/value-shape';
import type { Json } from '../json/json';
import { valueAt } from '../json/pointer';
import type { ExplainedError } from '../schema/explain-error';
import { judge } from '../schema/judge';
import { readBrackets } from './read-brackets';
import { Refusal } from './refusal';
import type { World } from './world';

/** A request as it arrived. */
export interface WorldRequest {
  /** In upper case. */
  method: string;
  /** As it was written, without the query: `/pets/a%20b`. */
  path: string;
  /** The part of the address before the path, which leads to the world: `/s/mine`. */
  base?: string;
  /** As it was written, without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the body was too long to be kept. */
  isTooLong?: boolean;
}

/** The most bytes of a body. */
export const MAX_BODY = 1_000_000;

/** Refuses a request without the credentials that its operation needs; any value is taken for valid. */
export function requireCredentials({ security }: OperationFacts, request: WorldRequest): void {
  if (security.length === 0) return;
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim());
  const queryNames = splitPairs(request.query, '&').map((pair) => decodeForm(pair.name));
  const has = ({ in: location, name }: OperationFacts['security'][number][number]): boolean => {
    if (location === 'header') return (request.headers[name.toLowerCase()] ?? '') !== '';
    return (location === 'query' ? queryNames : cookies).includes(name);
  };
  if (security.some((alternative) => alternative.every(has))) return;
  const [needed = []] = security;
  const names = needed.map(({ in: location, name }) => `${location} \`${name}\``).join(' and ');
  throw new Refusal([401], 'credentials', `Send the ${names}. Any value is accepted.`);
}

/** Refuses a request that accepts none of the media types of the answer. */
export function requireAcceptable(mediaTypes: readonly string[], request: WorldRequest): void {
  const accept = request.headers.accept;
  if (accept === undefined || mediaTypes.length === 0) return;
  const ranges = accept.split(',').flatMap((range) => {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  const offered = mediaTypes.map(essenceOf);
  const fits = (range: string, type: string) =>
    range === '*/*' ||
    type === '*/*' ||
    range === type ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
  if (ranges.some((range) => offered.some((type) => fits(range, type)))) return;
  throw new Refusal([406], 'accept', `The answer is ${offered.join(' or ')}; the request accepts ${accept}.`);
}

/** The values of path parameters, percent-encoded as they were sent. */
type SentPath = Readonly<Record<string, string>>;

/** Returns the values of a path as strings, by which records are found: `7` for `;id=7` in the style `matrix`. */
export function readPathNames({ parameters }: OperationFacts, sent: SentPath): Record<string, string> {
  const shape: ValueShape = { types: ['string'] };
  const usual = { kind: 'style', style: 'simple', explode: false, allowReserved: false } as const;
  return Object.fromEntries(
    Object.entries(sent).map(([name, text]) => {
      const { serialization = usual } =
        parameters.find((one) => one.in === 'path' && one.name === name) ?? {};
      const value = readPathText({ name, serialization, shape }, text);
      return [name, typeof value === 'string' ? value : JSON.stringify(value)];
    }),
  );
}

/**
 * Reads all parameters as the description says they are written, and refuses those that are missing or invalid.
 * @param notes receives the names of those that nothing could check.
 * @returns the values of the query.
 */
export function readParameters(
  world: World,
  { parameters }: OperationFacts,
  request: WorldRequest,
  path: SentPath,
  notes: string[],
): Values {
  const values = readValues(parameters, request, path);
  for (const parameter of parameters) {
    const value = valueAt(values[parameter.in], [parameter.name]);
    if (value === undefined) requireNothing(parameter);
    else if (value !== '' || !parameter.mayBeEmpty) checkValue(world, parameter, value, notes);
  }
  return values.query;
}

function readValues(
  parameters: readonly ParameterFacts[],
  { query, headers }: WorldRequest,
  path: SentPath,
): Record<ParameterLocation, Values> {
  const at = (location: ParameterLocation) => parameters.filter((one) => one.in === location);
  const readEach = (
    location: ParameterLocation,
    textOf: (name: string) => Json | undefined,
    read: (parameter: ParameterFacts, text: string) => Json,
  ): Values =>
    Object.fromEntries(
      at(location).flatMap((parameter): [string, Json][] => {
        const text = textOf(parameter.name);
        return typeof text === 'string' ? [[parameter.name, read(parameter, text)]] : [];
      }),
    );
  return {
    path: readEach('path', (name) => valueAt(path, [name]), readPathText),
    query: readQueryValues(query, at('query')),
    header: readEach('header', (name) => valueAt(headers, [name.toLowerCase()]), readHeader),
    cookie: readCookies(headers.cookie ?? '', at('cookie')).values,
  };
}

function readQueryValues(query: string, parameters: readonly ParameterFacts[]): Values {
  if (query === '') return {};
  const { values } = readQuery(query, parameters);
  const properties = Object.fromEntries(parameters.map(({ name, shape }) => [name, shape]));
  return { ...values, ...readBrackets(query, { types: ['object'], properties }, values) };
}

/** Refuses a request without a required parameter. Nothing is written for an empty object, and browsers send no cookies of a call. */
function requireNothing({ isRequired, in: location, name, shape }: ParameterFacts): void {
  if (!isRequired || takes(shape, 'object') || location === 'cookie') return;
  throw new Refusal([400, 422], 'missing-parameter', `The ${location} parameter \`${name}\` is required.`);
}

function checkValue(world: World, parameter: ParameterFacts, value: Json, notes: string[]): void {
  const { validator, name, in: location } = parameter;
  if (validator === undefined) return;
  const errors = errorsOf(world, validator, value, notes);
  // A string that is a number may be meant where the schema has no type.
  const isMeant =
    typeof value === 'string' &&
    value.trim() !== '' &&
    errorsOf(world, validator, Number(value), notes).length === 0;
  if (errors.length === 0 || isMeant) return;
  const [rule] = errors;
  const statuses = location === 'path' ? [400, 422, 404] : [400, 422];
  throw new Refusal(
    statuses,
    'invalid-parameter',
    `The ${location} parameter \`${name}\` breaks the rule "${rule?.rule ?? 'valid'}": ${rule?.remedy ?? 'write another value'}.`,
    errors,
  );
}

/** Validates a value. A request is not refused for a schema that cannot be compiled or leads to itself, but its answer says so. */
export function errorsOf(world: World, name: string, value: Json, notes: string[]): ExplainedError[] {
  try {
    return judge(world.validatorOf(name), value);
  } catch {
    const note = `Not checked, because its schema cannot be compiled: ${name}.`;
    if (!notes.includes(note)) notes.push(note);
    return [];
  }
}
