import { expect, test } from 'vitest';
import { readAddresses } from '../../site/redirects/addresses';
import { checkAddresses } from '../../site/redirects/check-addresses';
import { readLedger, readRedirects } from '../../site/redirects/finish-redirects';
import { SITE } from './html/built-page';

const released = readLedger('docs/_releases/addresses.txt');
const current = readAddresses(SITE);
const redirects = readRedirects('generated');

test('every address of the last release exists, or is sent on', () => {
  expect(released.size).toBeGreaterThan(200);
  expect(checkAddresses({ released, current, redirects }).problems).toEqual([]);
});

test('a page, a heading and a field that are gone are named, each with the line to paste', () => {
  const [page = ''] = [...released.keys()].filter((one) => one.startsWith('/guides/') && current.has(one));
  const withoutSome = new Map([...current].filter(([one]) => one !== page));
  const coupon = '/api/objects/coupon/';
  withoutSome.set(coupon, new Set([...(current.get(coupon) ?? [])].filter((id) => id !== 'percent_off')));
  withoutSome.set('/api/', new Set([...(current.get('/api/') ?? [])].filter((id) => id !== 'basicAuth')));
  const { problems } = checkAddresses({ released, current: withoutSome, redirects });
  const lines = problems.flatMap((problem) => problem.lines ?? []);
  expect(lines.map((line) => line.split(': ')[0]).toSorted()).toEqual(
    [page, `${coupon}#percent_off`, '/api/#basicAuth'].toSorted(),
  );
});
