import { beforeAll, describe, expect, test } from 'vitest';
import { comparedReleases } from '#core/changelog/compared-releases';
import type { Changelog } from '#core/contracts/changelog';
import type { JsonObject } from '#core/json/json';
import { buildChangelog } from '../../../../generator/compare/changelog/build-changelog';
import { buildApiModel } from '../../../../generator/model/api/build-api-model';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { callsBeforeAfter } from '../../../../site/src/what-changes/call-lines';
import { toFootprints, wholeCall } from '../../../../site/src/what-changes/footprint';
import { readCalls } from '../../../../site/src/what-changes/read/read-calls';
import { findTouched, type Touched } from '../../../../site/src/what-changes/touched-changes';
import { holds } from '../../../specified/holds';

const OK = { 204: { description: 'Done.' } };
const TEXT = { type: 'string', description: 'A name that people give to it.' };

interface Api {
  version: string;
  fields: JsonObject;
  list?: JsonObject;
  address?: string;
}

/** The same calls in each version: a list of coupons, one to create, one to send. */
function describeApi({
  version,
  fields,
  list = {},
  address = '/coupons/{id}/send',
}: Api): BundledDescription {
  const coupon = { type: 'object', properties: fields };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Coupon' } } };
  const operation = (operationId: string, more: JsonObject) => ({
    operationId,
    tags: ['Coupons'],
    responses: OK,
    ...more,
  });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  return JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Coupons', version },
      servers: [{ url: 'https://{account}.x.test/api', variables: { account: { default: 'a' } } }],
      paths: {
        '/coupons': {
          get: operation('listCoupons', { responses: { 200: { description: 'All.', content } }, ...list }),
          post: operation('createCoupon', { requestBody: { content } }),
        },
        '/coupons/all': { get: operation('listAll', {}) },
        [address]: { put: operation('sendCoupon', { summary: 'Send a coupon by e-mail', parameters: [id] }) },
      },
      webhooks: { 'coupon.sent': { post: { requestBody: { content }, responses: OK } } },
      components: { schemas: { Coupon: coupon } },
    }),
  ) as BundledDescription;
}

const limit = { name: 'limit', in: 'query', schema: { type: 'integer', maximum: 50 } };
const [first, second, third] = [
  describeApi({
    version: '1',
    fields: { kind: { type: 'string', enum: ['a', 'b'] }, coupon_name: TEXT, note: TEXT },
    list: { parameters: [limit] },
  }),
  describeApi({
    version: '2',
    fields: { kind: { type: 'string', enum: ['a'] }, coupon_names: TEXT, note: TEXT },
    address: '/coupon/{id}/send',
  }),
  describeApi({
    version: '3',
    fields: { kind: { type: 'string', enum: ['a'] }, coupon_names: { ...TEXT, maxLength: 5 } },
    address: '/coupon/{id}/send',
  }),
] as const;

let changelog: Changelog;

beforeAll(() => {
  const earlier = [second, first].map((bundle) => ({ version: buildApiModel(bundle).info.version, bundle }));
  changelog = buildChangelog({ model: buildApiModel(third), bundle: third, earlier });
});

function touch(input: string) {
  const { calls, unknown } = toFootprints(readCalls(input), changelog);
  const releases = comparedReleases(changelog).toReversed();
  return { ...findTouched(releases, calls), calls, unknown };
}

const tell = ({ touched }: { touched: readonly Touched[] }) =>
  touched.map(
    ({ severity, change, release }) => `${release.version} ${severity} ${change.rule} ${change.subject}`,
  );
const curl = (body: object) => `curl https://a.x.test/api/coupons --json '${JSON.stringify(body)}'`;

describe('the changes that touch a call', () => {
  test('are those of parts that it sends, and of all that it receives', holds('what-changes.touched'), () => {
    expect(tell(touch(curl({ kind: 'a' })))).toEqual(['2 breaking enum-value-removed Coupon.kind']);
    expect(tell(touch(curl({ code: 'a' })))).toEqual([]);
    expect(tell(touch('curl https://a.x.test/api/coupons'))).toEqual([
      '2 breaking field-renamed Coupon.coupon_name',
      '3 breaking field-removed Coupon.note',
      '2 additive enum-value-removed Coupon.kind',
      '3 additive limit-tightened Coupon.coupon_names',
    ]);
  });

  test('include those of a part under its later name', () => {
    expect(tell(touch(curl({ coupon_name: 'a' })))).toEqual([
      '2 breaking field-renamed Coupon.coupon_name',
      '3 breaking limit-tightened Coupon.coupon_names',
    ]);
  });

  test('are all of an operation if nobody knows what it sends', () => {
    expect(tell(touch('post("/api/coupons", body)')).length).toBe(4);
    expect(tell(touch('curl https://a.x.test/api/coupons -d @coupon.json')).length).toBe(4);
  });

  test('are counted with all others', () => {
    const all = touch('post("/api/coupons", body)');
    const one = touch(curl({ kind: 'a' }));
    expect(one.touched.length + one.others).toBe(all.touched.length + all.others);
  });

  test('are those of events, too', () => {
    const event = changelog.releases[0]!.calls.find(({ id }) => id === 'coupon.sent')!;
    expect(tell(findTouched([changelog.releases[0]!], [wholeCall(event)]))).toEqual([
      '3 breaking field-removed Coupon.note',
      '3 additive limit-tightened Coupon.coupon_names',
    ]);
  });
});

describe('a call is shown before and after', () => {
  const linesOf = (input: string) => touch(input).touched.flatMap(callsBeforeAfter);

  test('with the part that a change is about, without its value', () => {
    expect(linesOf(curl({ coupon_name: 'secret' }))[0]).toEqual({
      before: 'POST /coupons {"coupon_name": …}',
      after: 'POST /coupons {"coupon_names": …}',
    });
    expect(linesOf(curl({ note: 'secret' }))).toEqual([
      { before: 'POST /coupons {"note": …}', after: 'POST /coupons' },
    ]);
    expect(linesOf('curl https://a.x.test/api/coupons?limit=51')).toContainEqual({
      before: 'GET /coupons?limit=…',
      after: 'GET /coupons',
    });
  });

  test('at its new address', () => {
    expect(linesOf('curl -X PUT https://a.x.test/api/coupons/17/send')).toEqual([
      { before: 'PUT /coupons/{id}/send', after: 'PUT /coupon/{id}/send' },
    ]);
  });

  test('without its value where the value decides', () => {
    expect(linesOf(curl({ kind: 'b' }))).toEqual([{ before: 'POST /coupons {"kind": …}' }]);
  });
});

describe('an address', () => {
  const match = (input: string) =>
    touch(input)
      .calls.map(({ method, path }) => `${method} ${path}`)
      .toSorted();

  test.each([
    ['https://b.x.test/api/coupons', ['GET /coupons', 'POST /coupons']],
    ['"/coupons/all"', ['GET /coupons/all']],
    ['"/api/coupons/"', ['GET /coupons', 'POST /coupons']],
    ['`/coupons/${id}/send`', ['PUT /coupons/{id}/send']],
    ['"/coupons/<int:id>/send"', ['PUT /coupons/{id}/send']],
    ['"/v2/coupons"', []],
  ])('%s is matched without host and base path', (input, operations) => {
    expect(match(input)).toEqual(operations);
  });

  test('of another API is counted, and nothing of it is kept', () => {
    const { unknown, calls } = touch('curl https://other.test/secret?key=sk_live_1 -H "X-Key: 1"');
    expect([unknown, calls]).toEqual([1, []]);
  });

  test('keeps no names but those of changes', holds('what-changes.private'), () => {
    const { calls } = touch(
      `${curl({ sk_live_1: 1, kind: 'sk_live_2' })} -H 'Authorization: Bearer sk_live_3'`,
    );
    expect(JSON.stringify(calls.map(({ parts, ...rest }) => [rest, [...parts!]]))).not.toContain('sk_live');
  });
});
