import { expect, test } from 'vitest';
import { accessOf } from '../../../generator/emit/postman/access';

test('a key next to a login is sent as a header, and the login is not lost', () => {
  const key = {
    id: 'appKey',
    credentials: { kind: 'apiKey', in: 'header', name: 'X-App', key: 'k1' },
  } as const;
  const login = { id: 'login', credentials: { kind: 'basic', user: 'ada', password: 'p1' } } as const;
  const access = accessOf([key, login]);
  expect(access.auth).toEqual({
    type: 'basic',
    basic: [
      { key: 'username', value: '{{login_username}}', type: 'string' },
      { key: 'password', value: '{{login_password}}', type: 'string' },
    ],
  });
  expect(access.headers).toEqual([{ key: 'X-App', value: '{{appKey}}' }]);
  expect(access.variables.map(({ key: name, value }) => [name, value])).toEqual([
    ['appKey', 'k1'],
    ['login_username', 'ada'],
    ['login_password', 'p1'],
  ]);
});
