import { describe, expect, it } from 'vitest';
import { openSandbox, rehearsing, send } from './send';

const contact = { first_name: 'Ada' };
const contacts = { path: '/contacts' };

describe('rehearse', () => {
  it('answers as fetch does and leaves records, ids and log as they were', async () => {
    const { sandbox } = openSandbox();
    const before = await send(sandbox, contacts);
    const entries = [...sandbox.log];
    const rehearsed = await send(rehearsing(sandbox), { ...contacts, method: 'POST', body: contact });
    expect(rehearsed.status).toBe(201);
    expect(sandbox.log).toEqual(entries);
    expect((await send(sandbox, contacts)).body).toEqual(before.body);
    const created = await send(sandbox, { ...contacts, method: 'POST', body: contact });
    expect(created.body).toEqual(rehearsed.body);
  });

  it('answers refusals too', async () => {
    const { sandbox } = openSandbox();
    const { status, body } = await send(rehearsing(sandbox), { ...contacts, method: 'POST', body: {} });
    expect(status).toBe(422);
    expect(body).toEqual({ errors: { first_name: ["can't be blank"] } });
  });
});
