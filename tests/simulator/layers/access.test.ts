import { describe, expect, it } from 'vitest';
import { CREDENTIALS, basic, contract, openSimulator, send } from '../send';
import { holds } from '../../specified/holds';

const DAY = 24 * 60 * 60;

describe('authentication', holds('access.authentication'), () => {
  it.each([
    ['the secret key with an empty password', CREDENTIALS.secretKey],
    ['the secret key with any password', basic('sk_test_EXAMPLE:x')],
    ['the scheme in lower case', CREDENTIALS.secretKey.replace('Basic', 'basic')],
    ['a token that may only read', CREDENTIALS.readOnly],
    ['a token that may write', CREDENTIALS.readWrite],
  ])('lets %s in', async (_title, Authorization) => {
    expect(
      (await send(openSimulator().simulator, { path: '/ping', headers: { Authorization } })).status,
    ).toBe(200);
  });

  it.each([
    ['no credentials', ''],
    ['an unknown key', basic('sk_test_OTHER:')],
    ['a publishable key', basic('pk_test_EXAMPLE:')],
    ['a secret key as a token', 'Bearer sk_test_EXAMPLE'],
    ['a token as a key', basic('at_EXAMPLE:')],
    ['invalid Base64', 'Basic %%%'],
    ['another scheme', 'Digest sk_test_EXAMPLE'],
    ['an expired token', 'Bearer at_EXAMPLE_EXPIRED'],
  ])('rejects %s with 401', async (_title, Authorization) => {
    const { status, body, headers } = await send(openSimulator().simulator, {
      path: '/contacts',
      headers: { Authorization },
    });
    expect(status).toBe(401);
    expect(body).toEqual({ error: 'The key is wrong or has no access to this resource.' });
    expect(headers.get('WWW-Authenticate')).toContain('Basic');
    expect(headers.get('X-RateLimit-Limit')).toBeNull();
  });

  it('ends a token after 25 days, but no key', holds('6.api.1', '9.api.7'), async () => {
    const { simulator, clock } = openSimulator();
    const status = async (Authorization: string) =>
      (await send(simulator, { path: '/ping', headers: { Authorization } })).status;
    clock.advance(25 * DAY - 1);
    expect(await status(CREDENTIALS.readOnly)).toBe(200);
    clock.advance(1);
    expect(await status(CREDENTIALS.readOnly)).toBe(401);
    expect(await status(CREDENTIALS.secretKey)).toBe(200);
  });
});

describe('scopes', () => {
  const ids = contract.operations.map(({ id, method, path }) => ({ id, method, path }));

  it('refuses only writes and deliveries to a read-only token', holds('access.read-only'), async () => {
    const { simulator } = openSimulator();
    const refused: string[] = [];
    for (const { id, method, path } of ids) {
      const { status, headers } = await send(simulator, {
        method,
        path: path.replace('{id}', '1'),
        headers: { Authorization: CREDENTIALS.readOnly },
      });
      if (status === 401 && headers.get('X-Simulator-Rules') === 'scopes') refused.push(id);
    }
    const writes = ids.filter(({ id, method }) => method !== 'GET' || id.startsWith('deliver'));
    expect(refused.toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
    expect(refused).toHaveLength(41);
  });
});

describe('records of others', holds('6.api.3'), () => {
  it.each([
    { title: 'another account', path: '/contacts/60312', key: CREDENTIALS.seller, want: 401 },
    { title: 'administrators only', path: '/contacts/3', key: CREDENTIALS.secretKey, want: 403 },
    {
      title: 'what only administrators of another see',
      path: '/contacts/3',
      key: CREDENTIALS.seller,
      want: 401,
    },
    { title: 'the wrong type of account', path: '/addresses', key: CREDENTIALS.secretKey, want: 406 },
    { title: 'the right type of account', path: '/addresses/118', key: CREDENTIALS.seller, want: 200 },
    { title: 'its own account record', path: '/accounts/5230', key: CREDENTIALS.seller, want: 200 },
    { title: 'the account record of another', path: '/accounts/5231', key: CREDENTIALS.seller, want: 401 },
  ])('returns $want for $title', holds('access.refusals'), async ({ path, key, want }) => {
    const { status } = await send(openSimulator().simulator, { path, headers: { Authorization: key } });
    expect(status).toBe(want);
  });

  it('shows no hidden and no foreign record in a list', async () => {
    const { simulator } = openSimulator();
    const all = await send(simulator, { path: '/contacts?limit=100' });
    expect((all.body as { id: number }[]).map(({ id }) => id)).not.toContain(3);
    const foreign = await send(simulator, {
      path: '/contacts',
      headers: { Authorization: CREDENTIALS.seller },
    });
    expect(foreign.body).toEqual([]);
  });
});
