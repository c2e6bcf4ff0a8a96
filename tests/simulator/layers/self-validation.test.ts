import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../simulator/refusal';
import { handlers } from '../../../simulator/resources/index';
import { contract, openSimulator, send } from '../send';

const cases: {
  title: string;
  operationId: string;
  path: string;
  handler: (call: never) => unknown;
  want: string;
}[] = [
  {
    title: 'a value of the wrong type',
    operationId: 'getContact',
    path: '/contacts/60312',
    handler: (call) => ({ ...handlers.getContact(call), id: 'sixty' }),
    want: 'getContact 200: #/id type {"type":"integer"}',
  },
  {
    title: 'a required field left out',
    operationId: 'getContact',
    path: '/contacts/60312',
    handler: () => ({ first_name: 'Ada' }),
    want: 'getContact 200: # required {"missingProperty":"id"}',
  },
  {
    title: 'a value that is not in the list',
    operationId: 'listInvoices',
    path: '/invoices',
    handler: (call) => handlers.listInvoices(call).map((one) => ({ ...one, state: 'lost' })),
    want: 'listInvoices 200: #/0/state enum',
  },
  {
    title: 'a field that the description does not name',
    operationId: 'getContact',
    path: '/contacts/60312',
    handler: (call) => ({ ...handlers.getContact(call), nickname: 'Ada' }),
    want: 'getContact 200: # unevaluatedProperties {"unevaluatedProperty":"nickname"}',
  },
  {
    title: 'no body where there is one',
    operationId: 'getPing',
    path: '/ping',
    handler: () => undefined,
    want: 'getPing 200: # type {"type":"object"}',
  },
  {
    title: 'a body where there is none',
    operationId: 'deliverInvoice',
    path: '/invoices/90210/deliver',
    handler: () => ({ sent: true }),
    want: 'deliverInvoice 200: the response has a body, the description has none',
  },
  {
    title: 'one record instead of a list',
    operationId: 'listContacts',
    path: '/contacts',
    handler: () => ({ id: 1 }),
    want: 'A list was expected.',
  },
  {
    title: 'an error that the operation does not document',
    operationId: 'listContacts',
    path: '/contacts',
    handler: () => {
      throw new Refusal(422, { q: ['is too short'] });
    },
    want: 'listContacts 422: the description has no such response',
  },
  {
    title: 'a fault of the handler',
    operationId: 'getPing',
    path: '/ping',
    handler: () => {
      throw new TypeError('x is not a function');
    },
    want: 'TypeError: x is not a function',
  },
];

describe('a response that breaks the description', () => {
  it.each(cases)('becomes a 500: $title', async ({ operationId, path, handler, want }) => {
    const { simulator } = openSimulator({ handlers: { ...handlers, [operationId]: handler } });
    const { status, body } = await send(simulator, { path });
    expect(status).toBe(500);
    expect(body).toMatchObject({ error: 'Internal error.' });
    expect(JSON.stringify(simulator.log.at(-1)?.violations)).toContain(JSON.stringify(want).slice(1, -1));
    expect((body as { violations: string[] }).violations).toEqual(simulator.log.at(-1)?.violations);
  });

  it('is one without a handler, too', async () => {
    const { simulator } = openSimulator({ handlers: {} });
    await send(simulator, { path: '/ping' });
    expect(simulator.log.at(-1)?.violations.join()).toContain('There is no handler for getPing.');
  });

  it('has no operation without a handler, and no handler without an operation', () => {
    expect(Object.keys(handlers).toSorted()).toEqual(contract.operations.map(({ id }) => id).toSorted());
  });
});
