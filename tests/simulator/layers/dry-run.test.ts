import { describe, expect, it } from 'vitest';
import { openSimulator, withDryRuns, send } from '../send';

const contact = { first_name: 'Ada' };
const contacts = { path: '/contacts' };

describe('dryRun', () => {
  it('responds as fetch does and leaves records, ids and log as they were', async () => {
    const { simulator } = openSimulator();
    const before = await send(simulator, contacts);
    const entries = [...simulator.log];
    const dryRun = await send(withDryRuns(simulator), { ...contacts, method: 'POST', body: contact });
    expect(dryRun.status).toBe(201);
    expect(simulator.log).toEqual(entries);
    expect((await send(simulator, contacts)).body).toEqual(before.body);
    const created = await send(simulator, { ...contacts, method: 'POST', body: contact });
    expect(created.body).toEqual(dryRun.body);
  });

  it('returns refusals too', async () => {
    const { simulator } = openSimulator();
    const { status, body } = await send(withDryRuns(simulator), { ...contacts, method: 'POST', body: {} });
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { first_name: ["can't be blank"] } });
  });
});
