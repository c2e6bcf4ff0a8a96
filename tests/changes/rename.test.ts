import { afterAll, describe, expect, test } from 'vitest';
import { CommandRunner } from './command-runner';
import { expectRefusal } from './expect-refusal';
import { ProjectCopy } from './project-copy';

const copy = new ProjectCopy();
const programs = new CommandRunner(copy.folder);
afterAll(() => {
  programs.stop();
  copy.remove();
});

const run = (...words: string[]) => copy.run([['ts-node', 'authoring/rename/main.ts', ...words]]);

describe('a rename that cannot be carried out changes nothing, and says what to write', () => {
  test.each([
    [['Coupn.max_redemptions', 'redemption_limit'], 'There is no schema `Coupn`. Did you mean Coupon'],
    [
      ['Coupon.max_redemption', 'redemption_limit'],
      '`Coupon` has no field `max_redemption`. Did you mean max_redemptions?',
    ],
    [['Coupon.max_redemptions', 'redeem_by'], 'has a field `redeem_by` already'],
    [['Coupon.max_redemptions', '../x'], '`../x` is not the name of a field'],
    [['Coupon.max_redemptions'], 'The field is missing'],
    [['coupon', 'x'], '`coupon` is not the name of a field: write one such as `Coupon.max_redemptions`.'],
    [['Coupon.max_redemptions', 'limit', 'now'], '`now` is one word too many'],
  ])('%j', (words, message) =>
    expectRefusal(copy, () => programs.run('authoring/rename/main.ts', ...words), message),
  );
});

test('a name that other schemas have too is changed where it is sure, and listed elsewhere', () => {
  const before = copy.list();
  const { isGreen, printed } = run('Coupon.code', 'coupon_code', '--dry-run');
  expect(isGreen, printed).toBe(true);
  expect(printed).toContain('changed  openapi/components/schemas/CouponUpdate.yaml\n');
  expect(printed).not.toContain('changed  openapi/components/schemas/Product');
  expect(printed).toContain('openapi/components/examples/getCoupon.200.yaml:4:3  code\n');
  expect(printed).toContain('openapi/components/examples/listCoupons.200.yaml:4:5  code, also in line 14\n');
  expect(printed).not.toContain('getProduct.200.yaml');
  expect(copy.list()).toEqual(before);
});

/** The judges of a rename, and how the command names where the old name is. */
const JUDGES = {
  'tests/specified/sentences/fields.ts':
    /^tests\/specified\/sentences\/fields\.ts:\d+:\d+ {2}max_redemptions/m,
  'tests/specified/entities/checkout.ts':
    /^tests\/specified\/entities\/checkout\.ts:\d+:\d+ {2}max_redemptions/m,
  'tests/search/holdout-queries.jsonl': /^tests\/search\/holdout-queries\.jsonl:\d+:\d+ {2}max_redemptions/m,
  'tests/simulator/conformance/recorded/coupons-and-reports.json':
    /^tests\/simulator\/conformance\/recorded\/coupons-and-reports\.json:\d+:\d+ {2}max_redemptions/m,
};

test('a field has its new name everywhere but in what judges that, its addresses are sent on, and the checks pass', () => {
  const judges = Object.keys(JUDGES).map((file) => [file, copy.read(file)] as const);
  const { isGreen, printed } = run('Coupon.max_redemptions', 'redemption_limit');
  for (const [file, content] of judges) {
    expect(copy.read(file), file).toBe(content);
    expect(printed).toMatch(JUDGES[file as keyof typeof JUDGES]);
  }
  // The requirement has the old name until a person changes it.
  const specified = ['vitest', 'run', '--project', 'contract', 'tests/contract/specified/specified.test.ts'];
  expect(copy.run([specified])).toMatchObject({
    isGreen: false,
    printed: expect.stringContaining('max_redemptions') as string,
  });
  for (const [file, content] of judges)
    copy.write(file, content.replaceAll('max_redemptions', 'redemption_limit'));
  expect(isGreen, printed).toBe(true);
  expect(copy.read('openapi/components/schemas/CouponUpdate.yaml')).not.toContain('max_redemptions');
  expect(copy.read('docs/guides/checkout.mdx')).toContain('redemption_limit');
  const redirects = copy.read('openapi/redirects.yaml');
  for (const line of [
    '/api/objects/coupon/#max_redemptions: /api/objects/coupon/#redemption_limit',
    '/api/coupons/create-coupon/#request.max_redemptions: /api/coupons/create-coupon/#request.redemption_limit',
    '/api/coupons/create-coupon/#201.max_redemptions: /api/coupons/create-coupon/#201.redemption_limit',
  ])
    expect(redirects).toContain(`${line}\n`);
  expect(redirects).toContain('# Where addresses of earlier releases lead.');
  expect(copy.read('generated/project/redirects.json')).toContain('#201.redemption_limit');
  const left = printed.split('Left to you:')[1]?.split('Next:')[0] ?? '';
  const checks = copy.run([
    ['ts-node', 'generator/commands/generate.ts', '--check'],
    ['ts-node', 'site/lint/cli.ts'],
    ['../typescript7/bin/tsc', '-p', 'tests/changes'],
    specified,
  ]);
  expect(checks.isGreen, checks.printed).toBe(true);
  expect(
    left.split('\n').filter((line) => /^(openapi|docs(?!\/_contributing)|simulator)\//.test(line)),
  ).toEqual([]);
});

describe('input that is not clean changes nothing', () => {
  const FILE = 'openapi/components/schemas/CouponUpdate.yaml';

  test('a mistake in a schema is reported with its location', async () => {
    const edit = (content: string) => content.replace('title: Coupon update', 'title: [Coupon update');
    await copy.with([{ file: FILE, edit }], () => {
      const before = copy.list();
      const { isGreen, printed } = run('Coupon.redeem_by', 'last_day');
      expect(isGreen).toBe(false);
      expect(printed).toMatch(
        new RegExp(`^${FILE}:\\d+:\\d+ {2}.*Correct it, and run the command again\\.$`, 'm'),
      );
      expect(printed).not.toContain('    at ');
      expect(copy.list()).toEqual(before);
    });
  });

  test('a file with changes is not mixed with a rename', () => {
    copy.git('init', '--quiet');
    copy.git('add', '--all');
    copy.git('-c', 'user.name=a', '-c', 'user.email=a@b.example', 'commit', '--quiet', '--message', 'All');
    copy.write(FILE, `${copy.read(FILE)}# A change.\n`);
    const before = copy.list();
    const { isGreen, printed } = run('Coupon.redeem_by', 'last_day');
    expect(isGreen).toBe(false);
    expect(printed).toContain(`${FILE} has changes: commit or stash them`);
    expect(copy.list()).toEqual(before);
  });
});
