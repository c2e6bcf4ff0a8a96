import { describe, expect, it } from 'vitest';
import { openSimulator, rehearsing, send } from '../send';

const contact = { first_name: 'Ada' };
const contacts = { path: '/contacts' };

describe('rehearse', () => {
  it('responds as fetch does and leaves records, ids and log as they were', async () => {
    const { simulator } = openSimulator();
    const before = await send(simulator, contacts);
    const entries = [...simulator.log];
    const rehearsed = await send(rehearsing(simulator), { ...contacts, method: 'POST', body: contact });
    expect(rehearsed.status).toBe(201);
    expect(simulator.log).toEqual(entries);
    expect((await send(simulator, contacts)).body).toEqual(before.body);
    const created = await send(simulator, { ...contacts, method: 'POST', body: contact });
    expect(created.body).toEqual(rehearsed.body);
  });

  it('returns refusals too', async () => {
    const { simulator } = openSimulator();
    const { status, body } = await send(rehearsing(simulator), { ...contacts, method: 'POST', body: {} });
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { first_name: ["can't be blank"] } });
  });
});
