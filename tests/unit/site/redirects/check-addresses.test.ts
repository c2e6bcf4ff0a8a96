import { describe, expect, test } from 'vitest';
import type { Redirect } from '../../../../core/contracts/redirects';
import type { Addresses } from '../../../../site/redirects/addresses';
import { checkAddresses } from '../../../../site/redirects/check-addresses';
import { RedirectError } from '../../../../site/redirects/redirect-problem';

const pages = (ids: Record<string, string[]>): Addresses =>
  new Map(Object.entries(ids).map(([page, names]) => [page, new Set(names)]));

const released = pages({
  '/': [],
  '/guides/sales/': ['record', 'refund'],
  '/api/objects/coupon/': ['id', 'max_redemptions'],
});
const current = pages({
  '/': [],
  '/guides/selling/': ['record', 'refund'],
  '/api/objects/coupon/': ['id', 'redemption_limit'],
});

function check(...entries: [from: string, to: string | { gone: string }][]) {
  const redirects = entries.map(([from, to], index): Redirect => {
    const at = { from, line: index + 2, column: 1 };
    return typeof to === 'string' ? { ...at, to } : { ...at, ...to };
  });
  const { problems, sound } = checkAddresses({ released, current, redirects });
  return {
    printed: problems.length === 0 ? '' : new RedirectError(problems, 'redirects.yaml').message,
    sound: sound.map(({ from }) => from),
  };
}

const PAGE = ['/guides/sales/', '/guides/selling/'] as const;
const FIELD = ['/api/objects/coupon/#max_redemptions', '/api/objects/coupon/#redemption_limit'] as const;

test('names each page and each id that is gone, with the lines to paste', () => {
  expect(check().printed).toBe(`redirects.yaml:1:1  error  redirects
  The page \`/guides/sales/\` of the last release is gone. Did it move to \`/guides/selling/\`? Send it on, or say why nothing replaces it: the lines are below.

redirects.yaml:1:1  error  redirects
  \`/api/objects/coupon/\` does not have \`#max_redemptions\` of the last release. Send it on, or say why nothing replaces it: the lines are below.

To send them on, add to redirects.yaml:
/guides/sales/: /guides/selling/
/api/objects/coupon/#max_redemptions: /api/objects/coupon/#redemption_limit
2 problems in redirects.yaml`);
});

test('what is sent on or withdrawn has no problems', () => {
  expect(check([...PAGE], [...FIELD])).toEqual({ printed: '', sound: [PAGE[0], FIELD[0]] });
  expect(check([...PAGE], [FIELD[0], { gone: 'Coupons have no limit.' }]).printed).toBe('');
  expect(check([PAGE[0], { gone: 'Nobody sells any more.' }], [...FIELD]).printed).toBe('');
});

test('a page that moved keeps its ids, unless each is sent on too', () => {
  const moved = pages({
    '/': [],
    '/guides/selling/': ['record'],
    '/api/objects/coupon/': ['id', 'max_redemptions'],
  });
  const redirects = [{ from: PAGE[0], to: PAGE[1], line: 2, column: 1 }];
  const [problem, ...others] = checkAddresses({ released, current: moved, redirects }).problems;
  expect(others).toEqual([]);
  expect(problem?.line).toBe(3);
  expect(problem?.message).toContain(
    '`/guides/selling/`, which replaces `/guides/sales/`, does not have `#refund`',
  );
  expect(problem?.lines).toEqual(['/guides/sales/#refund: { gone: … }']);
  const toPlace = [{ from: PAGE[0], to: `${PAGE[1]}#record`, line: 2, column: 1 }];
  expect(checkAddresses({ released, current: moved, redirects: toPlace }).problems).toEqual([]);
});

test('without a list of the last release nothing is asked', () => {
  expect(checkAddresses({ released: new Map(), current, redirects: [] }).problems).toEqual([]);
});

describe('a redirect that cannot be followed has a problem at its line, and is left out', () => {
  test.each([
    ['/guides/selling/', '/', '`/guides/selling/` exists. Remove this line'],
    ['/api/objects/coupon/#id', '/', '`/api/objects/coupon/#id` exists.'],
    ['/nowhere/#x', '/', 'There is no page `/nowhere/`, so nobody comes to `/nowhere/#x`.'],
    ['/old/', '/guides/seling/', 'There is no `/guides/seling/`. Write `/old/: /guides/selling/`.'],
    [
      '/old/',
      '/api/objects/coupon/#redemption_limits',
      'Write `/old/: /api/objects/coupon/#redemption_limit`.',
    ],
    ['/old/', '/far/', 'There is no `/far/`. Write an address that exists.'],
  ])('%s: %s', (from, to, message) => {
    const { printed, sound } = check([...PAGE], [...FIELD], [from, to]);
    expect(printed).toContain('redirects.yaml:4:1  error  redirects\n');
    expect(printed).toContain(message);
    expect(sound).toEqual([PAGE[0], FIELD[0]]);
  });
});
