import { describe, expect, it } from 'vitest';
import { listOperations, loadDescription } from '../../contract/description/description';
import { compareIds, NO_DIFFERENCE } from '../../specified/operations/compare-ids';
import { contract, openSimulator, send, type Sent } from '../send';
import { holds } from '../../specified/holds';

describe('paths and methods', () => {
  it('holds the operations of the specification, and others only with marks', holds('operations.all'), () => {
    const marked = listOperations(loadDescription(), 'paths').filter(
      ({ operation }) => operation['x-basis'] !== undefined,
    );
    const ids = contract.operations.map(({ id }) => id);
    expect(compareIds(ids, new Set(marked.map(({ id }) => id)))).toEqual(NO_DIFFERENCE);
  });

  it.each<{ given: Sent; want: number; error: string }>([
    { given: { path: '/nothing' }, want: 404, error: 'No such path.' },
    { given: { path: '/contacts/60312/notes' }, want: 404, error: 'No such path.' },
    { given: { path: '/contacts/1' }, want: 404, error: 'No record with this id.' },
    { given: { path: '/contacts/ada' }, want: 404, error: 'No record with this id.' },
    { given: { path: '/contacts/60312.5' }, want: 404, error: 'No record with this id.' },
    { given: { path: '/contacts/99999999999999999999' }, want: 404, error: 'No record with this id.' },
    { given: { path: '/tax_codes/luxury' }, want: 404, error: 'No record with this id.' },
    { given: { path: '/contacts.json' }, want: 404, error: 'No such path.' },
  ])('returns $want for $given.path', holds('errors.path-id'), async ({ given, want, error }) => {
    expect(await send(openSimulator().simulator, given)).toMatchObject({ status: want, body: { error } });
  });

  it.each([
    { method: 'PATCH', path: '/contacts', allow: 'GET, POST' },
    { method: 'POST', path: '/contacts/60312', allow: 'GET, PUT, DELETE' },
    { method: 'DELETE', path: '/tax_ids/validate', allow: 'GET' },
    { method: 'DELETE', path: '/accounts/5230', allow: 'GET, PUT' },
    { method: 'GET', path: '/transactions', allow: 'POST' },
  ])('returns 405 and names what is allowed for $method $path', async ({ method, path, allow }) => {
    const { status, body, headers } = await send(openSimulator().simulator, { method, path });
    expect(status).toBe(405);
    expect(body).toEqual({ error: 'This method is not allowed here.' });
    expect(headers.get('Allow')).toBe(allow);
  });

  it('prefers a fixed segment to an id', async () => {
    const path = '/tax_ids/validate?country=DE&tax_id=DE999999999';
    expect((await send(openSimulator().simulator, { path })).body).toEqual({ valid: true });
  });
});

describe('worlds', () => {
  it('keeps the worlds of two prefixes apart, and the world without one', async () => {
    const { simulator } = openSimulator();
    await send(simulator, { method: 'DELETE', path: '/s/one/api/contacts/60312' });
    const statuses = ['/s/one/api/contacts/60312', '/s/two/api/contacts/60312', '/contacts/60312'].map(
      async (path) => (await send(simulator, { path })).status,
    );
    expect(await Promise.all(statuses)).toEqual([404, 200, 200]);
  });

  it('keeps as many worlds as there is room for, and the one without a prefix', async () => {
    const { simulator } = openSimulator({ maxWorlds: 3 });
    const deleteIn = (prefix: string) =>
      send(simulator, { method: 'DELETE', path: `${prefix}/contacts/60312` });
    await deleteIn('');
    await deleteIn('/s/one/api');
    await deleteIn('/s/two/api');
    const statusIn = async (prefix: string) =>
      (await send(simulator, { path: `${prefix}/contacts/60312` })).status;
    expect(await Promise.all(['', '/s/one/api', '/s/two/api'].map(statusIn))).toEqual([404, 404, 404]);
    expect(await statusIn('/s/three/api')).toBe(200);
    expect(await statusIn('/s/two/api')).toBe(404);
    expect(await statusIn('')).toBe(404);
    expect(await statusIn('/s/one/api')).toBe(200);
    simulator.reset();
    await deleteIn('/s/one/api');
    for (const name of ['two', 'three', 'four']) await deleteIn(`/s/${name}/api`);
    expect(await statusIn('/s/one/api')).toBe(200);
  });

  it('reports what each prefix has received', async () => {
    const { simulator } = openSimulator();
    await send(simulator, { method: 'POST', path: '/s/one/api/contacts?', body: { first_name: 'Ada' } });
    await send(simulator, { path: '/s/two/api/contacts?limit=1' });
    const { body } = await send(simulator, { path: '/__report' });
    expect(body).toMatchObject([
      {
        world: 'one',
        method: 'POST',
        path: '/api/contacts',
        query: '',
        body: { first_name: 'Ada' },
        operationId: 'createContact',
        status: 201,
      },
      { world: 'two', method: 'GET', path: '/api/contacts', query: '?limit=1', status: 200 },
    ]);
  });

  it('starts again when it is reset', async () => {
    const { simulator } = openSimulator();
    await send(simulator, { method: 'DELETE', path: '/contacts/60312' });
    expect((await send(simulator, { method: 'POST', path: '/__reset' })).status).toBe(204);
    expect((await send(simulator, { path: '/contacts/60312' })).status).toBe(200);
    expect(simulator.log).toHaveLength(1);
  });

  it('lists the rules that are simulated', async () => {
    const { body } = await send(openSimulator().simulator, { path: '/__rules' });
    expect(body).toContainEqual({
      id: 'unknown-field',
      text: 'An unknown field of a body returns 422.',
      decision: 'G-API-119',
    });
  });
});
