import type { Json } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import worldText from '../../../generated/simulator/world.json';
import { handlers } from '../../../simulator/resources/index';
import { machines } from '../../../simulator/rules/machines';
import type { Seed } from '#core/contracts/seed';
import { contract, openSimulator, withDryRuns, send } from '../send';

const ITEMS = [{ unit_price: 1 }];
const CONTACT = { id: 60312 };

/** The seed with copies of an invoice, until it holds as many documents as there is room for. */
function fullSeed(): Seed {
  const seed = structuredClone(worldText) as unknown as Seed;
  const { invoices = [], credits = [], expenses = [] } = seed.records;
  const room = contract.sandbox.documentLimit.max - invoices.length - credits.length - expenses.length;
  const [invoice] = invoices;
  for (let copy = 1; copy <= room; copy += 1) {
    invoices.push({ value: { ...invoice?.value, id: copy + 10, number: `COPY-${copy}` } });
  }
  return seed;
}

describe('200 documents', () => {
  it.each<{ path: string; body: Json }>([
    { path: '/invoices', body: { contact: CONTACT, items: ITEMS } },
    { path: '/expenses', body: { contact: CONTACT, items: ITEMS } },
    { path: '/credits', body: { invoice_id: 90210 } },
    { path: '/transactions', body: { items: [{ amount: 1 }], payment: {} } },
  ])('reject another one at $path', async ({ path, body }) => {
    const { simulator } = openSimulator({ seed: fullSeed() });
    const { status, headers } = await send(simulator, { method: 'POST', path, body });
    expect(status).toBe(422);
    expect(headers.get('X-Simulator-Rules')).toContain('document-limit');
  });

  it('accept a record that is not a document', async () => {
    const { simulator } = openSimulator({ seed: fullSeed() });
    const { status, headers } = await send(simulator, {
      method: 'POST',
      path: '/recurring',
      body: { contact: CONTACT, items: ITEMS },
    });
    expect(status).toBe(201);
    expect(headers.get('X-Documents-Remaining')).toBe('0');
  });
});

describe('a simulator', () => {
  it('forgets everything when it is reset, and time starts again', async () => {
    const { simulator, clock } = openSimulator();
    const start = clock.now();
    await send(simulator, { method: 'DELETE', path: '/items/3301' });
    clock.advance(60);
    simulator.reset();
    expect(simulator.log).toHaveLength(0);
    expect(clock.now()).toBe(start);
    expect((await send(simulator, { path: '/items/3301' })).status).toBe(200);
  });

  it('goes on with time when a world is opened', async () => {
    const { simulator, clock } = openSimulator();
    const start = clock.now();
    clock.advance(60);
    await send(simulator, { path: '/s/other/api/ping' });
    expect(clock.now()).toBe(start + 60);
  });

  it('runs a request without changing anything', async () => {
    const { simulator } = openSimulator();
    await send(simulator, { path: '/ping' });
    expect((await send(withDryRuns(simulator), { method: 'DELETE', path: '/items/3301' })).status).toBe(204);
    expect(simulator.log.map(({ path }) => path)).toEqual(['/api/ping']);
    expect((await send(simulator, { path: '/items/3301' })).status).toBe(200);
  });

  it('dry-runs an operation that makes a document final or creates an account', async () => {
    const { simulator } = openSimulator();
    const created = await send(simulator, {
      method: 'POST',
      path: '/invoices',
      body: { contact: CONTACT, items: ITEMS },
    });
    const path = `/invoices/${(created.body as { id: number }).id}`;
    await send(withDryRuns(simulator), { path: `${path}/deliver` });
    expect((await send(simulator, { method: 'PUT', path, body: { subject: 'Open' } })).status).toBe(200);
    const body = { email: 'new@shop.example' };
    const account = await send(withDryRuns(simulator), { method: 'POST', path: '/accounts', body });
    const { authentication } = account.body as { authentication: { access_token: string } };
    const headers = { Authorization: `Bearer ${authentication.access_token}` };
    expect((await send(simulator, { path: '/ping', headers })).status).toBe(401);
  });
});

describe('state machines', () => {
  it.each(machines.map((machine) => [machine.resource, machine] as const))(
    'of %s name the field of its records and their states',
    (resource, { field, states }) => {
      const records = (worldText as unknown as Seed).records[resource] ?? [];
      expect(records.length).toBeGreaterThan(0);
      for (const { value } of records) expect(states).toContain(value[field]);
    },
  );
});

describe('the log', () => {
  it('tells each request to who listens, with the time it took', async () => {
    const heard: number[] = [];
    const { simulator } = openSimulator({ onRequest: ({ milliseconds }) => heard.push(milliseconds) });
    await send(simulator, { path: '/ping' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toBeLessThan(1000);
    expect(heard[0]).toBe(simulator.log[0]?.milliseconds);
  });

  it('keeps the last 5,000 requests', async () => {
    const { simulator } = openSimulator();
    for (let count = 0; count < 5001; count += 1) {
      await simulator.fetch(new Request(`http://127.0.0.1:4010/api/none?${count}`));
    }
    expect(simulator.log).toHaveLength(5000);
    expect(simulator.log[0]?.query).toBe('?1');
  });

  it('names a fault of the simulator once', async () => {
    const getPing = () => {
      throw new TypeError('x is not a function');
    };
    const { simulator } = openSimulator({ handlers: { ...handlers, getPing } });
    await send(simulator, { path: '/ping' });
    expect(simulator.log[0]?.violations).toHaveLength(1);
  });
});
