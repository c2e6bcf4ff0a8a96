import { describe, expect, it } from 'vitest';
import type { Simulator } from '../../../simulator/create-simulator';
import { contract, openSimulator, send } from '../send';
import type { HostileBody } from './hostile-bodies';
import { holds } from '../../specified/holds';

const MODES = ['strict', 'lenient'] as const;

const { maxMegabytes, maxLevels, maxMembers } = contract.limits.requestBody;

function post(simulator: Simulator, { mediaType, text }: HostileBody, path = '/contacts') {
  return send(simulator, { method: 'POST', path, headers: { 'Content-Type': mediaType }, rawBody: text });
}

describe('a body in JSON', holds('body.size'), () => {
  const json = (text: string): HostileBody => ({ mediaType: 'application/json', text });
  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const wide = (members: number) => JSON.stringify({ a: Array(members - 1).fill(1) });
  const long = (bytes: number) => `{"first_name":"${'ä'.repeat((bytes - 18) / 2)}" }`;

  it.each([
    { title: 'as deep as one may be', text: nested(maxLevels), want: 422 },
    {
      title: 'one level deeper',
      text: nested(maxLevels + 1),
      want: 400,
      says: '20 levels',
      by: 'body-shape',
    },
    { title: 'a million levels deep', text: nested(500_000), want: 400, says: '20 levels', by: 'body-shape' },
    { title: 'as wide as one may be', text: wide(maxMembers), want: 422 },
    {
      title: 'one member wider',
      text: wide(maxMembers + 1),
      want: 400,
      says: '20000 members',
      by: 'body-shape',
    },
    { title: 'as long as one may be', text: long(maxMegabytes * 1e6), want: 201 },
    {
      title: 'two bytes longer',
      text: long(maxMegabytes * 1e6 + 2),
      want: 413,
      says: '5 MB',
      by: 'body-size',
    },
  ])('responds with $want to a body $title', async ({ text, want, says = '', by }) => {
    const { simulator } = openSimulator({ mode: 'strict' });
    const { status, body } = await post(simulator, json(text));
    expect([status, JSON.stringify(body)]).toEqual([want, expect.stringContaining(says)]);
    const entry = simulator.log.at(-1);
    expect(entry?.violations).toEqual([]);
    if (by !== undefined) expect(entry?.simulated).toContain(by);
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
    expect(simulator.log.at(-1)?.violations).toEqual([]);
  });
});

describe.each(MODES)('a name that every object has, in %s mode', (mode) => {
  it.each([
    { name: '__proto__', text: '{"first_name":"A","__proto__":{"a":1}}' },
    { name: 'constructor', text: '{"a":[{"constructor":1}]}' },
    { name: 'toString', text: '{"name":"A","toString":1}' },
    { name: 'valueOf', text: '{"a":{"valueOf":1},"b":{}}' },
  ])('gets 400: $name', async ({ name, text }) => {
    const { simulator } = openSimulator({ mode });
    const { status, body } = await post(simulator, { mediaType: 'application/json', text }, '/items');
    expect([status, body]).toEqual([400, { error: `No member can be called ${name}.` }]);
  });
});

it('the log keeps the bodies of 20 MB, with their addresses', async () => {
  const { simulator } = openSimulator();
  const text = `{"notes":"${'x'.repeat(maxMegabytes * 1e6 - 12)}"}`;
  for (let count = 0; count < 4; count += 1) {
    await post(simulator, { mediaType: 'application/json', text });
  }
  expect(simulator.log).toHaveLength(3);
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
  const headers = { 'X-Simulator-Error': 'constructor' };
  expect((await send(openSimulator().simulator, { path: '/contacts', headers })).status).toBe(400);
});
