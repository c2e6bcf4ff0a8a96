import { mustBe } from '../must';
import type { Rule } from './rule';

const READ_ONLY = 'at_EXAMPLE_READ_ONLY';
const READ_WRITE = 'at_EXAMPLE_READ_WRITE';
const LIFE = 25 * 24 * 60 * 60;

/** Everything that a token that may only read must not do. */
const WRITES: readonly [method: string, path: string, body?: { [name: string]: string }][] = [
  ['POST', '/contacts', { first_name: 'Eve' }],
  ['PUT', '/contacts/60312', { city: 'Elsewhere' }],
  ['DELETE', '/contacts/60311'],
  ['PUT', '/invoices/90420', { notes: 'Paid, I swear.' }],
  ['GET', '/invoices/90420/deliver'],
  ['PUT', '/credits/90436/void'],
  ['DELETE', '/checkout/sessions/1501'],
  ['DELETE', '/webhooks/311'],
];

const LISTS = ['/contacts', '/invoices', '/credits', '/checkout/sessions', '/webhooks'];

export const wait: Rule<{ seconds: number }> = {
  take: (_, real, { seconds }) => {
    real.clock.advance(seconds);
    return Promise.resolve();
  },
};

/** A token that may only read changes nothing. */
export const sneak: Rule<{ write: number }> = {
  take: async (_, real, { write }) => {
    const [method, path, body] = WRITES[write % WRITES.length] ?? WRITES[0]!;
    const list = LISTS.find((one) => path.startsWith(one));
    const before = await real.ask(200, 'GET', `${list}?limit=100`);
    await real.ask(401, method, path, body, READ_ONLY);
    mustBe(await real.ask(200, 'GET', `${list}?limit=100`), before, `${list} after a refused ${method}`);
  },
};

/** A token opens the account for 25 days. */
export const knock: Rule<object> = {
  take: async (model, real) => {
    const isAlive = real.clock.now() < model.startedAt + LIFE;
    await real.ask(isAlive ? 200 : 401, 'GET', '/authorization', undefined, READ_WRITE);
  },
};

/** Many calls at once: some of them may be too many, which every call checks for itself. */
export const burst: Rule<{ calls: number }> = {
  take: async (_, real, { calls }) => {
    for (let call = 0; call < calls; call += 1) await real.ask(200, 'GET', '/authorization');
  },
};
