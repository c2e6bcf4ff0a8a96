import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import bundleText from '../../../generated/bundle/openapi.json';
import type { Simulator } from '../../../simulator/create-simulator';
import { seed } from '../model/run-model';
import { CREDENTIALS, contract, openSimulator, send, type Sent } from '../send';
import { leavesOf, withLeaf } from './leaves';

const REQUESTS_PER_MODE = 1000;

/** White space, what has no width, what turns the direction of writing, and lengths at their limits. */
const STRINGS = [
  ...[
    '',
    ' ',
    '\t',
    '\r\n',
    '\u00a0',
    '\u2003',
    '\u3000',
    '\ufeff',
    ' ,\u00a0',
    'a,, b',
    ',',
    ' a ',
    '\u0000',
  ],
  ...['\u200b', '\u2060', '\u00ad', '\u202e', '\u2066\u2069', '\u200f', 'e\u0301', '\ud800', '😀'.repeat(41)],
  ...['constructor', '9'.repeat(400), '1e400', 'NaN', '-0', '0000-00-00', '9999-12-31', 'x'.repeat(501)],
];

/** Numbers at the limits of floating-point arithmetic. */
const NUMBERS = [
  ...[0, -1, 1e-7, 5e-324, 0.005, 99.9999999999, 100, 101, 8.9e13, 89_999_999_999_999, 9e13, -8.9e13],
  ...[2 ** 53, 1e21, Number.MAX_VALUE, 3_000_000, 1e12],
];

const operations = contract.operations.map((operation) => ({
  ...operation,
  path: operation.path.replace('{id}', recordOf(operation.path)),
}));

const schemas = bundleText.paths as unknown as Record<string, JsonObject>;
const examples = bundleText.components.examples as unknown as Record<string, { value: Json }>;

/** A request with a strange value at each of its leaves in turn, by what it takes. */
const WRITES = operations.flatMap(({ id, method, path, body }, index) => {
  if (body === undefined) return [];
  const item = objectOf(schemas[contract.operations[index]!.path]?.[method.toLowerCase()]);
  const media = objectOf(objectOf(objectOf(item.requestBody).content)['application/json']);
  const leaves = leavesOf(media.schema);
  return leaves.map((leaf) => ({ method, path, leaf, leaves, body: examples[`${id}.request`]?.value }));
});

const QUERIES = operations.flatMap(({ method, path, query }) =>
  query.parameters.map(({ name }) => ({ method, path, name })),
);

const string = fc.constantFrom(...STRINGS);
const number = fc.constantFrom(...NUMBERS);

/** Lenient mode also takes a number that is sent as a string. */
const MODES = ['strict', 'lenient'] as const;

type Mode = (typeof MODES)[number];

/** A body with a strange value at one leaf; in every other one the same number at a second leaf, so that products grow. */
const write = (given: (typeof WRITES)[number], mode: Mode) =>
  fc.tuple(string, number, fc.nat(), fc.boolean()).map(([text, sum, choice, isMore]): Sent => {
    const amount = mode === 'lenient' ? String(sum) : sum;
    const value = given.leaf.type === 'string' ? text : amount;
    const numbers = given.leaves.filter(({ type }) => type === 'number');
    const second = isMore ? numbers[choice % numbers.length] : undefined;
    const changed = withLeaf(given.body, given.leaf.path, value);
    const body = second === undefined ? changed : withLeaf(changed, second.path, amount);
    return { method: given.method, path: given.path, body };
  });

const read = ({ method, path, name }: (typeof QUERIES)[number]) =>
  fc.oneof(string, number.map(String)).map((value): Sent => {
    const query = new URLSearchParams({
      ...(name !== 'to_country' && path.includes('calculate') && { to_country: 'DE' }),
    });
    query.set(name, value);
    return { method, path: `${path}?${query.toString()}` };
  });

describe.each(MODES)('in %s mode', (mode) => {
  const generators = [...WRITES.map((given) => write(given, mode)), ...QUERIES.map(read)];

  it(`no value at any leaf of ${REQUESTS_PER_MODE} requests makes the simulator fail (seed ${seed})`, async () => {
    const { simulator } = openSimulator({ mode });
    expect(generators.length).toBeLessThan(REQUESTS_PER_MODE);
    for (let count = 0; count < REQUESTS_PER_MODE; count += 1) {
      const generator = generators[count % generators.length]!;
      const [request] = fc.sample(generator, {
        seed: seed + count + MODES.indexOf(mode) * REQUESTS_PER_MODE,
        numRuns: 1,
      });
      await play(simulator, request!);
      simulator.reset();
    }
  });
});

/** Sends a request to a fresh world, and reads what it has left behind. */
async function play(simulator: Simulator, request: Sent): Promise<void> {
  const said = JSON.stringify(request);
  const Authorization = request.path.startsWith('/addresses') ? CREDENTIALS.seller : CREDENTIALS.secretKey;
  const headers = { Authorization };
  const { status, body } = await send(simulator, { ...request, headers });
  expect(status, said).toBeLessThan(500);
  expect(unsafeIntegers(body), said).toEqual([]);
  if (request.body === undefined || status >= 300) return;
  const list = request.path.startsWith('/transactions')
    ? ['/invoices', '/credits']
    : [`/${collectionOf(request.path)}`];
  for (const path of list) {
    const { status: later } = await send(simulator, { path: `${path}?limit=100`, headers });
    expect(later, `${path} after ${said}`).toBe(200);
  }
}

/** Integers of a response that JSON does not hold exactly. */
function unsafeIntegers(body: Json | undefined): number[] {
  if (typeof body === 'number') return Number.isInteger(body) && !Number.isSafeInteger(body) ? [body] : [];
  const members = Array.isArray(body) ? body : isObject(body) ? Object.values(body) : [];
  return members.flatMap(unsafeIntegers);
}

function collectionOf(path: string): string {
  return path.slice(1).replace(/\/[^/]*\d+$/, '');
}

/** The id of a record of the world that an update takes. */
function recordOf(path: string): string {
  const ids: Record<string, number> = {
    ...{ accounts: 5230, addresses: 118, contacts: 60312, invoices: 90420, credits: 90377, items: 3301 },
    ...{
      recurring: 640,
      expenses: 7120,
      webhooks: 311,
      tax_ids: 812,
      evidence: 7305,
      coupons: 45,
      sessions: 1501,
    },
  };
  return String(ids[path.split('/{')[0]!.split('/').at(-1)!]);
}
