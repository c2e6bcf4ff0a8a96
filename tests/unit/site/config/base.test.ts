import { expect, test } from 'vitest';
import { requireOwnPath } from '../../../../site/config/base';

const pages = ['/', '/api/', '/guides/webhooks/'];

test.each(['/', '/docs/', '/guide/'])('a site below %s has its own addresses', (base) => {
  expect(requireOwnPath(base, pages)).toBe(base);
});

test('a base that begins the address of a page is refused', () => {
  expect(() => requireOwnPath('/guides/', pages)).toThrow(
    'the `base` of the site is /guides/, and the site has a page /guides/webhooks/. Write another path',
  );
});
