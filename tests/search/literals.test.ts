import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { SearchRecord } from '#core/contracts/search-records';
import { titlesOf } from '../../search/index/fields';
import { readRecords, readSynonyms } from '../../site/search/read-index';
import { settings as site } from '../builders/own-site';
import { engineOf } from './fixture';

/** As long as the search box is: so much of a pasted text becomes the query. */
const BOX = 64;

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

/** Values that name nothing. */
const TRUTH = ['true', 'false'];

/** Words of prose that name a field or a value too, and that the docs have a page or a synonym for: the page comes first. */
const SUBJECTS = (
  'amount state refunded void country region contact limit email product items customer coupon custom ' +
  'metadata exempt reverse language notes code type standard invoice credit taxes rate registration ' +
  'cancellation number check service subscription unavailable jurisdiction sale refund payment session gateway transaction tax method errors import'
).split(' ');

/** The spellings of a name on a wire and in clients. */
const SPELLINGS: Record<string, (name: string) => string> = {
  'as written': (name) => name,
  'lower case': (name) => name.toLowerCase(),
  'upper case': (name) => name.toUpperCase(),
  camelCase: (name) => wordsOf(name).map(capitalizeRest).join(''),
  PascalCase: (name) => wordsOf(name).map(capitalize).join(''),
  snake_case: (name) => wordsOf(name).join('_'),
  'kebab-case': (name) => wordsOf(name).join('-'),
  'in quotes': (name) => `"${name}"`,
  'a member in JSON': (name) => `"${name}": "abc",`,
  'a member in escaped JSON': (name) => String.raw`{\"${name}\":\"abc\"}`,
  'a header with a number': (name) => `${name}: 12`,
  'a query': (name) => `?${encodeURIComponent(name)}=12`,
  'a member of a list': (name) => `items[0].${name}`,
};

const bundle = JSON.parse(readFileSync(join(site.generated, 'bundle/openapi.json'), 'utf8')) as JsonObject;
const names = [...new Set(listNames(bundle))];
const records = readRecords(site);
const byId = new Map(records.map((record) => [record.objectID, record]));
const engine = engineOf(records, readSynonyms(site));

async function find(query: string, count: number): Promise<SearchRecord[]> {
  const { hits } = await engine.search({ query, hitsPerPage: count });
  return hits.flatMap(({ record }) => byId.get(record.objectID) ?? []);
}

async function first(query: string): Promise<SearchRecord | undefined> {
  const [record] = await find(query, 1);
  return record;
}

describe('a name of the description', () => {
  test('is in the index', () => {
    const known = new Set(records.flatMap(namesOf));
    expect(names.length).toBeGreaterThan(400);
    expect(names.filter((name) => !known.has(keyOf(name)))).toEqual([]);
  });

  test.each(Object.entries(SPELLINGS))('is found first, %s', async (_title, spell) => {
    const lost = [];
    for (const name of names) {
      const query = spell(name);
      const record = await first(query);
      if (!record || !namesOf(record).includes(keyOf(name))) lost.push(query);
    }
    expect(lost.filter((query) => !SUBJECTS.includes(query.toLowerCase()))).toEqual([]);
  });

  test('is among the first three before its last letters are typed, in lower case', async () => {
    const several = names.filter((name) => wordsOf(name).length > 2);
    const lost = [];
    for (const query of several.map((name) => name.toLowerCase().slice(0, -3))) {
      const found = (await find(query, 3)).flatMap(namesOf);
      if (!found.some((name) => name.startsWith(keyOf(query)))) lost.push(query);
    }
    expect(several.length).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });
});

describe('an address', () => {
  const addresses = [...new Set(records.map(({ url }) => url))];
  const pages = addresses.filter((url) => url !== '/' && !url.includes('#'));
  const HOST = 'https://developers.abaco.example';

  test.each([
    ['of a place', addresses, (url: string) => `${HOST}${url}`],
    ['below a base', pages, (url: string) => `${HOST}/docs${url}`],
    ['without a host', pages, (url: string) => url],
    ['of a file', pages, (url: string) => `${HOST}${url.slice(0, -1)}.html`],
  ])('%s finds it first', async (_title, asked, write) => {
    const lost = [];
    for (const url of asked) {
      const found = (await first(write(url)))?.url;
      if (found !== url) lost.push(`${write(url)} → ${found}`);
    }
    expect(lost).toEqual([]);
  });

  test('of a call finds the operation first', async () => {
    const lost = [];
    for (const [path, item] of Object.entries(objectIn(bundle.paths)))
      for (const method of METHODS.filter((one) => one in objectIn(item))) {
        const id = objectIn(objectIn(item)[method]).operationId as string;
        const called = path.replace(/\{\w+\}/g, '90210');
        for (const query of [
          `${method.toUpperCase()} ${path}`,
          `${method.toUpperCase()} https://demo.abaco.example/api${called}`,
        ]) {
          const record = await first(query);
          if (!record?.keywords?.includes(id)) lost.push(`${query} → ${record?.url}`);
        }
      }
    expect(lost).toEqual([]);
  });
});

describe('the message of an error', () => {
  const bodies = listErrorBodies(bundle);

  test.each([
    ['alone', (body: Json) => messagesIn(body)],
    ['in its body', (body: Json) => [JSON.stringify(body)]],
    ['in its body, over several lines', (body: Json) => [JSON.stringify(body, null, 2)]],
    ['in a string of JSON', (body: Json) => [JSON.stringify(JSON.stringify(body))]],
  ])('finds its status first, or an operation that returns it, %s', async (_title, write) => {
    const lost = [];
    for (const { body, operations } of bodies)
      for (const query of write(body).map((one) => one.slice(0, BOX))) {
        const same = bodies.filter((other) => write(other.body).some((one) => one.startsWith(query)));
        const record = await first(query);
        const isStatus = same.some(({ status }) => record?.url === `/api/errors/#${status}`);
        const isCause =
          record?.kind === 'operation' && operations.some((id) => record.keywords?.includes(id));
        const says = messagesIn(body).some((message) => record?.content?.includes(message));
        if (!isStatus && !isCause && !says) lost.push(`${query} → ${record?.url}`);
      }
    expect(bodies.length).toBeGreaterThan(30);
    expect(lost).toEqual([]);
  });
});

/** The names that a description gives to what a client sends and reads; those of components are not among them. */
function listNames(node: Json | undefined, isMap = false): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => listNames(one));
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    if (isMap) return [key, ...listNames(value)];
    if (key.startsWith('x-') || ['example', 'examples', 'default', 'const'].includes(key)) return [];
    if (key === 'components') return Object.values(objectIn(value)).flatMap((group) => valuesOf(group));
    if (key === 'webhooks') return [...Object.keys(objectIn(value)), ...listEventNames(objectIn(value))];
    if (key === 'properties' || (key === 'headers' && isObject(value))) return listNames(value, true);
    if (key === 'enum' && Array.isArray(value))
      return value.flatMap(stringsIn).filter((one) => !TRUTH.includes(one));
    if (key === 'operationId' && typeof value === 'string') return [value];
    if (key === 'parameters' && Array.isArray(value))
      return value.flatMap((one) => [...stringsIn(objectIn(one).name), ...listNames(one)]);
    return listNames(value);
  });
}

function valuesOf(group: Json): string[] {
  return Object.values(objectIn(group)).flatMap((one) => [
    ...(isObject(one) ? stringsIn(one.in === undefined ? undefined : one.name) : []),
    ...listNames(one),
  ]);
}

/** The operations of events have no page, so readers never see their ids. */
function listEventNames(webhooks: JsonObject): string[] {
  return Object.values(webhooks).flatMap((item) =>
    Object.values(objectIn(item)).flatMap((operation) => {
      const { operationId: _, ...rest } = objectIn(operation);
      return listNames(rest);
    }),
  );
}

interface ErrorBody {
  status: string;
  body: Json;
  /** The operations that return it, unless most do. */
  operations: string[];
}

/** Each body of an error that the description shows, once for each status. */
function listErrorBodies(description: JsonObject): ErrorBody[] {
  const bodies = new Map<string, ErrorBody>();
  const operations = Object.values(objectIn(description.paths)).flatMap((item) =>
    METHODS.flatMap((method) => objectIn(item)[method] ?? []),
  );
  for (const operation of operations.map(objectIn))
    for (const [status, response] of Object.entries(objectIn(operation.responses))) {
      if (!/^[45]/.test(status)) continue;
      const { examples } = objectIn(objectIn(objectIn(resolve(response)).content)['application/json']);
      for (const example of Object.values(objectIn(examples))) {
        const body = objectIn(resolve(example)).value ?? null;
        const key = JSON.stringify([status, body]);
        const known = bodies.get(key) ?? { status, body, operations: [] };
        bodies.set(key, { ...known, operations: [...known.operations, ...stringsIn(operation.operationId)] });
      }
    }
  return [...bodies.values()].map((one) =>
    one.operations.length > operations.length / 2 ? { ...one, operations: [] } : one,
  );
}

/** The strings of an error's body. */
function messagesIn(body: Json): string[] {
  if (Array.isArray(body)) return body.flatMap(messagesIn);
  if (isObject(body)) return Object.values(body).flatMap(messagesIn);
  return stringsIn(body);
}

function resolve(node: Json): Json {
  const { $ref } = objectIn(node);
  if (typeof $ref !== 'string') return node;
  const steps = $ref.slice(2).split('/');
  return steps.reduce<Json>((at, step) => objectIn(at)[step] ?? null, bundle);
}

function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

function stringsIn(value: Json | undefined): string[] {
  return typeof value === 'string' ? [value] : [];
}

/** The names that a record has, without the separators and capitals in which spellings differ. */
function namesOf(record: SearchRecord): string[] {
  return [titlesOf(record).at(-1) ?? '', ...(record.keywords ?? [])].map(keyOf);
}

function keyOf(name: string): string {
  return wordsOf(name).join('');
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function capitalizeRest(word: string, index: number): string {
  return index === 0 ? word : capitalize(word);
}
