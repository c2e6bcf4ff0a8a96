import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Simulator } from '../../../simulator/create-simulator';
import { seed } from '../model/run-model';
import { contract, openSimulator, send } from '../send';
import { hostileBody, type HostileBody } from './hostile-bodies';

const MODES = ['strict', 'lenient'] as const;

const BODIES_PER_MODE = 1000;

const { maxMegabytes, maxLevels, maxMembers } = contract.limits.requestBody;

/** The operations that take a body, each on a record that is there. */
const OPERATIONS = contract.operations.filter(({ body }) => body !== undefined);

const operation = fc.constantFrom(
  ...OPERATIONS.map(({ method, path }) => ({ method, path: path.replace('{id}', '90420') })),
);

function post(simulator: Simulator, { mediaType, text }: HostileBody, path = '/contacts') {
  return send(simulator, { method: 'POST', path, headers: { 'Content-Type': mediaType }, rawBody: text });
}

describe.each(MODES)('in %s mode', (mode) => {
  it(
    `no body of ${BODIES_PER_MODE} makes the simulator fail (seed ${seed})`,
    { timeout: 120_000 },
    async () => {
      const { clock, simulator } = openSimulator({ mode });
      await fc.assert(
        fc.asyncProperty(operation, hostileBody, async ({ method, path }, { mediaType, text }) => {
          clock.advance(1);
          const request = { method, path, headers: { 'Content-Type': mediaType }, rawBody: text };
          const { status } = await send(simulator, request);
          expect(simulator.log.at(-1)?.breaches).toEqual([]);
          expect(status).toBeLessThan(500);
        }),
        { seed, numRuns: BODIES_PER_MODE },
      );
    },
  );

  const json = (text: string): HostileBody => ({ mediaType: 'application/json', text });
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const wide = (members: number) => JSON.stringify({ a: Array(members - 1).fill(1) });
  const long = (bytes: number) => `{"first_name":"${'ä'.repeat((bytes - 18) / 2)}" }`;

  it.each([
    { title: 'as deep as one may be', text: nested(maxLevels), want: 422 },
    { title: 'one level deeper', text: nested(maxLevels + 1), want: 400, says: '20 levels' },
    { title: 'a million levels deep', text: nested(500_000), want: 400, says: '20 levels' },
    { title: 'as wide as one may be', text: wide(maxMembers), want: 422 },
    { title: 'one member wider', text: wide(maxMembers + 1), want: 400, says: '20000 members' },
    { title: 'as long as one may be', text: long(maxMegabytes * 1e6), want: 201 },
    { title: 'two bytes longer', text: long(maxMegabytes * 1e6 + 2), want: 413, says: '5 MB' },
  ])('responds with $want to a body $title', async ({ text, want, says = '' }) => {
    const { simulator } = openSimulator({ mode: 'strict' });
    const { status, body } = await post(simulator, json(text));
    expect([status, JSON.stringify(body)]).toEqual([want, expect.stringContaining(says)]);
    expect(simulator.log.at(-1)?.breaches).toEqual([]);
  });
});

describe('a form', () => {
  const form = (text: string): HostileBody => ({ mediaType: 'application/x-www-form-urlencoded', text });

  it.each([
    {
      title: 'with as many levels as one may have',
      text: `first_name=A&a${'[b]'.repeat(maxLevels - 1)}=1`,
      want: 201,
    },
    { title: 'with one more', text: `first_name=A&a${'[b]'.repeat(maxLevels)}=1`, want: 400 },
    { title: 'with 100,000 brackets', text: `first_name=A&a${'['.repeat(100_000)}=1`, want: 400 },
    {
      title: 'with as many members as one may have',
      text: 'first_name=A&'.repeat(maxMembers - 1),
      want: 201,
    },
    { title: 'with one more member', text: `${'first_name=A&'.repeat(maxMembers)}first_name=A`, want: 400 },
  ])('$title gets $want', async ({ text, want }) => {
    const { simulator } = openSimulator({ mode: 'lenient' });
    expect((await post(simulator, form(text))).status).toBe(want);
    expect(simulator.log.at(-1)?.breaches).toEqual([]);
  });
});

describe.each(MODES)('a name that every object has, in %s mode', (mode) => {
  it.each([
    { name: '__proto__', text: '{"first_name":"A","__proto__":{"a":1}}' },
    { name: 'constructor', text: '{"a":[{"constructor":1}]}' },
    { name: 'toString', text: '{"name":"A","toString":1}' },
  ])('gets 400: $name', async ({ name, text }) => {
    const { simulator } = openSimulator({ mode });
    const { status, body } = await post(simulator, { mediaType: 'application/json', text }, '/items');
    expect([status, body]).toEqual([400, { error: `No member can be called ${name}.` }]);
  });
});

it('a form gives no object another prototype', async () => {
  const { simulator } = openSimulator({ mode: 'lenient' });
  const form = { mediaType: 'application/x-www-form-urlencoded', text: '__proto__[a]=1' };
  expect((await post(simulator, form, '/items')).status).toBe(400);
});

it('says so when there are more mistakes than one can name', async () => {
  const { simulator } = openSimulator();
  const items = Array(5000).fill({});
  const { status, body } = await post(
    simulator,
    { mediaType: 'application/json', text: JSON.stringify({ contact: { id: 60312 }, items }) },
    '/invoices',
  );
  expect([status, body]).toEqual([422, { errors: { base: ['has too many mistakes'] } }]);
});

it('takes names of every object for no error that can be asked for', async () => {
  const headers = { 'X-Abaco-Simulate': 'constructor' };
  expect((await send(openSimulator().simulator, { path: '/contacts', headers })).status).toBe(400);
});
