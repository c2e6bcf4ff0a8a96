import { readForm } from '../http/read-form';
import { isForm, isJson } from '../http/wire/body-format';
import type { BodyFacts, OperationFacts, ParameterFacts } from '../contracts/world-contract';
import { isObject, type Json, type JsonObject } from '../json/json';
import { valueAt } from '../json/pointer';
import { tryParse } from '../json/try-parse';
import type { ExplainedError } from '../schema/explain-error';
import { judge } from '../schema/judge';
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
  query: readonly (readonly [name: string, value: string])[];
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Whether the body was too long to be kept. */
  isTooLong?: boolean;
}

/** The most bytes of a body. */
export const MAX_BODY = 1_000_000;

/** More levels would overflow the stack of what reads the body later. */
const MAX_LEVELS = 100;

/** Refuses a request without the credentials that its operation needs; any value is taken for valid. */
export function requireCredentials({ security }: OperationFacts, request: WorldRequest): void {
  if (security.length === 0) return;
  const cookies = (request.headers.cookie ?? '').split(';').map((pair) => pair.split('=')[0]?.trim());
  const has = ({ in: location, name }: OperationFacts['security'][number][number]): boolean => {
    if (location === 'header') return (request.headers[name.toLowerCase()] ?? '') !== '';
    return location === 'query' ? request.query.some(([one]) => one === name) : cookies.includes(name);
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
  const offered = mediaTypes.map((type) => type.split(';')[0]!.trim().toLowerCase());
  const fits = (range: string, type: string) =>
    range === '*/*' ||
    type === '*/*' ||
    range === type ||
    (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
  if (ranges.some((range) => offered.some((type) => fits(range, type)))) return;
  throw new Refusal([406], 'accept', `The answer is ${offered.join(' or ')}; the request accepts ${accept}.`);
}

/**
 * Reads the values of the query as their types, and refuses parameters that are missing or invalid.
 * @param notes receives the names of those that nothing could check.
 */
export function readParameters(
  world: World,
  { parameters }: OperationFacts,
  request: WorldRequest,
  path: Readonly<Record<string, string>>,
  notes: string[],
): Record<string, Json> {
  const query: Record<string, Json> = {};
  for (const parameter of parameters) {
    const value = readParameter(parameter, request, path);
    if (value === undefined) {
      // An object is written as parameters with other names.
      if (!parameter.isRequired || parameter.type === 'object' || parameter.in === 'cookie') continue;
      throw new Refusal(
        [400, 422],
        'missing-parameter',
        `The ${parameter.in} parameter \`${parameter.name}\` is required.`,
      );
    }
    checkValue(world, parameter, value, notes);
    if (parameter.in === 'query') query[parameter.name] = value;
  }
  return query;
}

function readParameter(
  parameter: ParameterFacts,
  request: WorldRequest,
  path: Readonly<Record<string, string>>,
): Json | undefined {
  const { name, in: location, type, itemType, separator } = parameter;
  const texts =
    location === 'path'
      ? [valueAt(path, [name])]
      : location === 'query'
        ? request.query.filter(([one]) => one === name || one === `${name}[]`).map(([, value]) => value)
        : location === 'header'
          ? [valueAt(request.headers, [name.toLowerCase()])]
          : [];
  const given = texts.filter((text) => typeof text === 'string');
  const [first] = given;
  if (first === undefined || type === 'object') return first;
  if (type !== 'array') return toType(first, type);
  const parts =
    separator === undefined && given.length > 1
      ? given
      : given.flatMap((text) => text.split(separator ?? ','));
  return parts.map((part) => toType(part, itemType ?? 'string'));
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
function errorsOf(world: World, name: string, value: Json, notes: string[]): ExplainedError[] {
  try {
    return judge(world.validatorOf(name), value);
  } catch {
    const note = `Not checked, because its schema cannot be compiled: ${name}.`;
    if (!notes.includes(note)) notes.push(note);
    return [];
  }
}

/** Converts a string to a value; returns the string itself if it does not have that type. */
export function toType(text: string, type: ParameterFacts['type']): Json {
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type !== 'integer' && type !== 'number') return text;
  const value = Number(text);
  const isNumber = text.trim() !== '' && Number.isFinite(value);
  // Beyond 2^53, different ids would become equal.
  return isNumber && (type === 'number' || Number.isSafeInteger(value)) ? value : text;
}

/** A body as its schema may judge it. */
interface ReadBody {
  /** Without the members that only answers have. Undefined if it is neither JSON nor a form. */
  value: Json | undefined;
  /** With them. */
  whole: Json | undefined;
  /** Their names. */
  ignored: string[];
  /** Whether it is neither JSON nor a form. */
  isUnread: boolean;
}

const NO_BODY: ReadBody = { value: undefined, whole: undefined, ignored: [], isUnread: false };

/** Reads the body: 415 for another media type, 400 if it is broken. Clients send records as they read them. */
export function readBody({ body, method }: OperationFacts, request: WorldRequest): ReadBody {
  if (body === undefined || method === 'GET' || method === 'HEAD') return NO_BODY;
  if (request.isTooLong)
    throw new Refusal([413], 'body-size', `The body is longer than ${MAX_BODY.toLocaleString('en')} bytes.`);
  if (request.body === '') {
    if (!body.isRequired) return NO_BODY;
    throw new Refusal([400, 422], 'missing-body', `Send a body as ${body.mediaTypes.join(' or ')}.`);
  }
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  const value = parseBody(body, mediaType, request.body);
  const ignored = isObject(value) ? body.readOnly.filter((name) => Object.hasOwn(value, name)) : [];
  const read = { value, whole: value, ignored, isUnread: value === undefined };
  if (!isObject(value) || ignored.length === 0) return read;
  const kept = Object.entries(value).filter(([name]) => !ignored.includes(name));
  return { ...read, value: Object.fromEntries(kept) };
}

/** Refuses a body that its schema does not allow. @param notes receives that nothing could check it. */
export function checkBody(
  world: World,
  { body }: OperationFacts,
  writable: Json | undefined,
  notes: string[],
): void {
  if (body === undefined || writable === undefined) return;
  const errors = body.validator === undefined ? [] : errorsOf(world, body.validator, writable, notes);
  if (errors.length === 0) return;
  const [first] = errors;
  throw new Refusal(
    [422, 400],
    'invalid-body',
    first
      ? `${first.pointer === '' ? 'The body' : `\`${first.pointer}\``}: ${first.remedy}.`
      : 'The body is invalid.',
    errors,
  );
}

/** A body that is neither JSON nor a form is not read. */
function parseBody(body: BodyFacts, mediaType: string, text: string): Json | undefined {
  const isKnown = body.mediaTypes.some((type) => takes(type, mediaType));
  if (!isKnown)
    throw new Refusal(
      [415],
      'media-type',
      `Send the body as ${body.mediaTypes.join(' or ')}; this request has ${mediaType === '' ? 'no Content-Type' : `Content-Type ${mediaType}`}.`,
    );
  if (isForm(mediaType)) return withTypes(readForm(text), body);
  if (!isJson(mediaType)) return undefined;
  const value = tryParse(text);
  if (value === undefined) throw new Refusal([400], 'broken-json', 'The body is not JSON.');
  if (levelsOf(value) > MAX_LEVELS)
    throw new Refusal([400], 'body-levels', `The body has more than ${MAX_LEVELS} levels.`);
  return value;
}

function takes(documented: string, sent: string): boolean {
  const type = documented.split(';')[0]!.trim().toLowerCase();
  if (type === sent || type === '*/*') return true;
  return type.endsWith('/*') && sent.startsWith(type.slice(0, -1));
}

/** The number of levels, level by level, because recursion could overflow the stack. */
function levelsOf(value: Json): number {
  let containers: Json[] = [value];
  let levels = 0;
  while (containers.length > 0 && levels <= MAX_LEVELS) {
    levels += 1;
    containers = containers
      .flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
      .filter((one) => typeof one === 'object' && one !== null);
  }
  return levels;
}

function withTypes(form: JsonObject, { fieldTypes }: BodyFacts): JsonObject {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => [
      name,
      typeof value === 'string' && Object.hasOwn(fieldTypes, name) ? toType(value, fieldTypes[name]!) : value,
    ]),
  );
}
