import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isObject, type Json } from '#core/json/json';
import { NOW, openSimulator } from '../simulator/send';
import { compareResponse } from '../simulator/pairs/compare-response';
import { asObject, listOperations, loadDescription, responsesOf } from './description/description';
import { SITE } from './html/built-page';
import { readPostmanPairs } from './doors/postman';
import { readCurl } from './shown-pairs/read-curl';

const description = loadDescription();
const operations = listOperations(description, 'paths');

/** A request of a page and the response right below it. */
interface Pair {
  title: string;
  code: string;
  shown: Json;
}

/** A block of code with the text between it and the one before. */
const BLOCK = /([^]*?)^```(\w*)([^\n]*)\n([^]*?)^```$/gm;

const pairs: Pair[] = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.md'))
  .sort()
  .flatMap(pairsOf);

/** Returns each curl command of a page that the response of a success follows. */
function pairsOf(file: string): Pair[] {
  const blocks = [...readFileSync(path.join(SITE, file), 'utf8').matchAll(BLOCK)];
  return blocks.flatMap(([, before = '', grammar, meta = '', shown = ''], index) => {
    const [, , , , code = ''] = blocks[index - 1] ?? [];
    const isResponse =
      grammar === 'json' && (meta.includes('title="2') || /\nResponse 2[^\n]*\s*$/.test(before));
    if (!isResponse) return [];
    return [{ title: `${file}, ${index + 1}`, code, shown: JSON.parse(shown) as Json }];
  });
}

test('pages show pairs', () => {
  expect(pairs.filter(({ title }) => title.startsWith('guides/')).length).toBeGreaterThan(25);
  expect(pairs.filter(({ title }) => title.startsWith('api/')).length).toBeGreaterThan(80);
});

test.each(pairs)('the response below a request is its own: $title', async ({ code, shown }) => {
  expect(await differencesOf(readCurl(code), shown)).toEqual([]);
});

const inPostman = readPostmanPairs().filter(({ shown }) => shown !== '');

test.each(inPostman)('the response in Postman is that of its request: $name', async ({ request, shown }) => {
  expect(inPostman.length).toBeGreaterThan(80);
  expect(await differencesOf(request, JSON.parse(shown) as Json)).toEqual([]);
});

async function differencesOf(request: Request, shown: Json): Promise<string[]> {
  const { simulator } = openSimulator();
  const response = await simulator.fetch(request);
  const body = (await response.json()) as Json;
  const { schema = true } = asObject(
    asObject(asObject(responsesFor(request)[response.status])['content'])['application/json'],
  );
  return compareResponse({
    description,
    schema,
    example: shown,
    response: onlyShown(body, shown),
    sentAt: NOW,
  });
}

/** The responses of the operation that a request calls. */
function responsesFor({ method, url }: Request): Record<string, Json> {
  const called = new URL(url).pathname.replace('/api', '');
  const operation = operations
    .filter((one) => one.method === method)
    .toSorted((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')))
    .find((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(called));
  if (operation === undefined) throw new Error(`No operation is at ${method} ${called}.`);
  return responsesOf(description, operation.operation);
}

/** A response without the members that a guide leaves out. */
function onlyShown(body: Json, shown: Json): Json {
  if (Array.isArray(body) && Array.isArray(shown))
    return body.map((one, index) => onlyShown(one, shown[index] ?? shown[0] ?? null));
  if (!isObject(body) || !isObject(shown)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => name in shown));
}
