import { expect, it, test } from 'vitest';
import type { Changelog, ReleaseChange } from '#core/contracts/changelog';
import { buildChangelog } from '../../../generator/compare/changelog/build-changelog';
import { readCoupons } from '../../builders/coupons';
import { doc, modelOf } from '../../builders/description';
import { holds } from '../../specified/holds';

async function changelogOf(notes?: ReadonlyMap<string, string>): Promise<Changelog> {
  const { model, bundle, versions } = await readCoupons();
  return buildChangelog({ model, bundle, earlier: versions, ...(notes && { notes }) });
}

const verdicts = ({ severity, kind, rule, subject }: ReleaseChange) =>
  [severity, kind, rule, subject].join(' ');

test(
  'the changes of a version are computed from the one before it, worst first',
  holds('changes.computed'),
  async () => {
    const { releases } = await changelogOf();
    expect(releases.map(({ version, comparedWith }) => [version, comparedWith])).toEqual([
      ['20260301', '20250901'],
      ['20250901', undefined],
      ['20250101', undefined],
    ]);
    expect(releases[0]!.changes.map(verdicts)).toEqual([
      'breaking removed operation-removed DELETE /coupons/{id}',
      'breaking changed limit-tightened GET /coupons, query parameter `limit`',
      'breaking changed limit-tightened NewCoupon.code',
      'breaking removed enum-value-removed NewCoupon.kind',
      'additive changed limit-tightened Coupon.code',
      'additive new field-added Coupon.ends_on',
      'additive removed enum-value-removed Coupon.kind',
      'additive deprecated sunset-set GET /coupons/{id}',
      'additive new field-added NewCoupon.ends_on',
    ]);
    expect(releases[0]!.breaking).toBe(true);
  },
);

it('shows a place in both versions, and links what is still there', async () => {
  const [release] = (await changelogOf()).releases;
  const [removal, , limit] = release!.changes;
  expect(limit!.lines.map(({ sign, text }) => sign + text)).toEqual([
    ' {',
    '-  "maxLength": 20',
    '+  "maxLength": 12',
    ' }',
  ]);
  expect(removal!.affected).toEqual(['deleteCoupon']);
  const calls = new Map(release!.calls.map((call) => [call.id, call]));
  expect(calls.get('deleteCoupon')).toMatchObject({ method: 'DELETE', path: '/coupons/{id}' });
  expect(calls.get('deleteCoupon')!.href).toBeUndefined();
  expect(calls.get('createCoupon')!.href).toBe('/api/coupons/create-coupon/');
});

it('links operations and fields in the version of a change and in the one before', async () => {
  const [release] = (await changelogOf()).releases;
  const linkOf = (subject: string) => {
    const { link, linkBefore } = release!.changes.find((change) => change.subject === subject)!;
    return [linkBefore?.href, link?.href];
  };
  expect(linkOf('NewCoupon.code')).toEqual([
    '/api/versions/20250901/objects/new-coupon/#code',
    '/api/objects/new-coupon/#code',
  ]);
  // The version before does not have the field.
  expect(linkOf('Coupon.ends_on')).toEqual([
    '/api/versions/20250901/objects/coupon/',
    '/api/objects/coupon/#ends_on',
  ]);
  const calls = release!.calls.map(({ id, hrefBefore, href }) => [id, [hrefBefore, href]] as const);
  expect(Object.fromEntries(calls)).toMatchObject({
    createCoupon: ['/api/versions/20250901/coupons/create-coupon/', '/api/coupons/create-coupon/'],
    deleteCoupon: ['/api/versions/20250901/coupons/delete-coupon/', undefined],
  });
});

it('knows which part of a request a change touches, and nothing where its absence is the change', async () => {
  const [release] = (await changelogOf()).releases;
  expect(release!.changes.map(({ rule, touches }) => [rule, touches?.name])).toEqual([
    ['operation-removed', undefined],
    ['limit-tightened', 'limit'],
    ['limit-tightened', 'code'],
    ['enum-value-removed', 'kind'],
    ['limit-tightened', undefined],
    ['field-added', undefined],
    ['enum-value-removed', undefined],
    ['sunset-set', undefined],
    ['field-added', undefined],
  ]);
});

it('has the days that versions are named after, what people wrote, and nothing invented', async () => {
  const { releases } = await changelogOf();
  expect(releases.map(({ date, notes, changes }) => [date, notes.length, changes.length])).toEqual([
    ['2026-03-01', 0, 9],
    ['2025-09-01', 1, 0],
    ['2025-01-01', 0, 0],
  ]);
  expect(releases.map(({ href }) => href)).toEqual([
    '/api/changelog/20260301/',
    '/api/changelog/#20250901',
    '/api/changelog/#20250101',
  ]);
});

it('puts a note at the change that it is about', async () => {
  const [, limit] = (await changelogOf()).releases[0]!.changes;
  const noted = await changelogOf(new Map([[limit!.fingerprint, 'Labels of printers are short.']]));
  expect(noted.releases[0]!.changes.flatMap(({ rule, note }) => (note ? [[rule, note]] : []))).toEqual([
    ['limit-tightened', 'Labels of printers are short.'],
  ]);
});

it('knows the operations of all versions, and the paths of all servers', async () => {
  const { operations, basePaths } = await changelogOf();
  expect(operations.map(({ id }) => id).toSorted()).toEqual([
    'createCoupon',
    'deleteCoupon',
    'getCoupon',
    'getPing',
    'listCoupons',
  ]);
  expect(basePaths).toEqual(['/api']);
});

it('is empty for an API that lists no versions and has one description', () => {
  expect(buildChangelog({ model: modelOf(), bundle: doc(), earlier: [] }).releases).toEqual([]);
});
