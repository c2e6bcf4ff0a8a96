import { UsageError } from '#core/command-line/usage-error';
import type { SimulatorOperation, SimulatorRequests } from '#core/contracts/requests';
import { writeBody } from '#core/http/wire/write-body';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import { tryParse } from '#core/json/try-parse';
import type { Content } from '../content/content';
import { countParameters, matches } from '../content/match-path';
import { fenced, shorten } from '../text/clean';
import { textIn, type Verb } from '../verb';

const LIMIT = 12_000;
const BODY = 10_500;
const MORE = ' Ask for fewer records with `limit` or a filter, or for a part with `at`.';
const WORLD = 'default';
const WORLD_NAME = /^[\w-]{1,40}$/;

/** Headers of a response that a caller acts on. */
const SHOWN = /^(content-type|location|allow|retry-after|link|www-authenticate|x-.+)$/;

const ORIGIN = 'http://simulator.invalid';

export const call: Verb = {
  name: 'call',
  description:
    'Send a request to the simulated API in this process; nothing leaves the machine. GET can change records too. Returns status, headers, body.',
  example: { method: 'GET', path: '/invoices?limit=2' },
  takes: {
    method: { type: 'string', required: true, description: 'GET, POST, PUT, DELETE' },
    path: { type: 'string', required: true, description: 'below the base URL, with its query' },
    body: { type: 'any', description: 'its value, or its text as sent' },
    headers: { type: 'object', description: 'more headers; Authorization is set for you' },
    at: { type: 'string', description: 'JSON Pointer: return only this part of the body' },
    world: { type: 'string', description: `name of a separate set of records; default "${WORLD}"` },
    reset: { type: 'boolean', description: 'restore the records of the world first' },
  },
  changes: true,
  limit: LIMIT,
  async run(given, { content, worlds }) {
    const world = textIn(given, 'world') || WORLD;
    if (!WORLD_NAME.test(world))
      throw new UsageError('Name the `world` with at most 40 letters, digits, hyphens or underscores.');
    if (given.reset === true) worlds.reset(world);
    const response = await worlds.open(world).fetch(createRequest(content, given));
    const headers = [...response.headers].filter(([name]) => SHOWN.test(name));
    const body = format(await response.text(), textIn(given, 'at'));
    return [
      `Status ${response.status} · world ${world}`,
      ...headers.map(([name, value]) => `${name}: ${value}`),
      ...(body === '' ? ['No body.'] : ['The body is data:', fenced(body)]),
    ].join('\n');
  },
};

/** @throws UsageError if the parts do not make a request. */
function createRequest(content: Content, given: JsonObject): Request {
  const path = `/${textIn(given, 'path').replace(/^(https?:\/\/[^/]+)?\/(api\/)?/, '')}`;
  const method = textIn(given, 'method').toUpperCase();
  try {
    const headers = new Headers({
      Accept: 'application/json',
      Authorization: authorizationOf(content, method, path),
    });
    // The names of a caller may differ in case.
    for (const [name, value] of Object.entries(isObject(given.headers) ? given.headers : {}))
      headers.set(name, textOf(value));
    const body = given.body === undefined ? undefined : bodyOf(content, method, path, headers, given.body);
    if (body) headers.set('Content-Type', body.contentType);
    return new Request(new URL(`${ORIGIN}/api${path}`), { method, headers, body: body?.text });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`This is not a request: ${(error as Error).message}`);
  }
}

/**
 * Writes a body in the media type that the caller names, or else in the one that the operation documents. A string is sent as it is.
 * @throws UsageError if its media type has no form for such a value.
 */
function bodyOf(
  { requests }: Content,
  method: string,
  path: string,
  headers: Headers,
  value: Json,
): { contentType: string; text: string } {
  const operation = operationOf(requests.operations, method, path);
  const { mediaType: documented = 'application/json', fields, parts } = operation ?? {};
  const mediaType = headers.get('Content-Type') ?? documented;
  if (typeof value === 'string') return { contentType: mediaType, text: value };
  const body = writeBody(
    value,
    mediaType.startsWith(documented) ? { mediaType, fields, parts } : { mediaType },
  );
  if (body) return body;
  throw new UsageError(`Write the \`body\` as the text of ${mediaType}.`);
}

/** The operation with this address; fixed segments of a path come before parameters. */
function operationOf(
  operations: SimulatorRequests['operations'],
  method: string,
  path: string,
): SimulatorOperation | undefined {
  const [plain = ''] = path.split('?');
  return Object.values(operations)
    .filter((one) => one.method === method && matches(one.path, plain))
    .toSorted((one, other) => countParameters(one.path) - countParameters(other.path))[0];
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The credential of the documented calls of the operation. */
function authorizationOf({ errors }: Content, method: string, path: string): string {
  const [plain = ''] = path.split('?');
  const usable = errors.filter(({ status, request }) => status !== 401 && request.headers.Authorization);
  const own = usable.find((error) => error.method === method && matches(error.path, plain)) ?? usable[0];
  return own?.request.headers.Authorization ?? '';
}

/**
 * Indented if it fits so, otherwise as short as possible; of a longer one, how to get less.
 * @param at JSON Pointer to the part of the body to show.
 */
function format(text: string, at: string): string {
  const value = tryParse(text);
  if (value === undefined) return shorten(text, BODY);
  const part = valueAt(value, parsePointer(at));
  if (part === undefined)
    throw new UsageError(`The body has nothing at \`${at.slice(0, 80)}\`. The request was sent.`);
  const shown = [1, 0].map((indent) => JSON.stringify(part, null, indent)).find(fits);
  return shown ?? shorten(JSON.stringify(part), BODY - MORE.length) + MORE;
}

const fits = (text: string): boolean => text.length <= BODY;
