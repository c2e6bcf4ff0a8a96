import { beforeAll, describe, expect, test } from 'vitest';
import type { FieldData, LinkData, ObjectData, OperationData } from '#core/contracts/page-data';
import type { Json, JsonObject } from '#core/json/json';
import { buildChangelog } from '../../../generator/compare/changelog/build-changelog';
import { createComparisons } from '../../../generator/compare/changelog/comparisons';
import { sideOf } from '../../../generator/compare/diff/side';
import { findLifetimes } from '../../../generator/compare/lifetimes/lifetimes';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitText } from '../../../generator/emit/markdown/emit-text';
import { createWordingContext } from '../../../generator/model/wording/wording-context';

/** The differences between the versions of a description. */
interface Differences {
  fields?: JsonObject;
  parameters?: Json[];
  coupons?: JsonObject;
  paths?: JsonObject;
}

const TEXT = { type: 'string' };
const LIST = ['2026', '2025', '2024', '2023', '2022'];

function describeVersion(
  version: string,
  { fields, parameters = [], coupons, paths }: Differences,
): BundledDescription {
  const schema = { $ref: '#/components/schemas/Coupon' };
  const content = { 'application/json': { schema } };
  return {
    openapi: '3.1.0',
    info: { title: 'Coupons', version },
    tags: [{ name: 'Coupons' }],
    'x-api-versions': LIST.map((name) => ({ version: name, current: name === LIST[0], changes: [] })),
    paths: {
      '/coupons': {
        get: {
          operationId: 'listCoupons',
          tags: ['Coupons'],
          parameters,
          responses: { 200: { description: 'All.', content } },
        },
        post: {
          operationId: 'createCoupon',
          tags: ['Coupons'],
          requestBody: { content },
          responses: { 204: { description: 'Done.' } },
          ...coupons,
        },
      },
      ...paths,
    },
    components: { schemas: { Coupon: { type: 'object', properties: { code: TEXT, ...fields } } } },
  };
}

const query = (name: string, schema: Json = TEXT): Json => ({ name, in: 'query', schema });
const getCoupon = {
  get: { operationId: 'getCoupon', tags: ['Coupons'], responses: { 204: { description: 'It.' } } },
};
const move = (path: string): JsonObject => ({
  [path]: {
    put: {
      operationId: 'sendCoupon',
      summary: 'Send a coupon by e-mail',
      tags: ['Coupons'],
      responses: { 204: { description: 'Sent.' } },
    },
  },
});

/** 2023 is not known. 2022 is, but nobody can say what came between. */
const DESCRIBED = [
  describeVersion('2026', {
    fields: {
      note: TEXT,
      ends_on: { type: 'string', deprecated: true },
      both: { type: 'string', deprecated: true, 'x-sunset': '2027-01-01' },
    },
    parameters: [query('page'), query('limit', { type: 'integer' })],
    coupons: { deprecated: true },
    paths: { '/coupons/{id}': getCoupon, ...move('/coupons/send') },
  }),
  describeVersion('2025', {
    fields: {
      note: TEXT,
      ends_on: { type: 'string', deprecated: true },
      both: { type: 'string', deprecated: true },
      gone: TEXT,
    },
    parameters: [query('max', { type: 'integer' })],
    paths: { '/coupons/{id}': getCoupon, ...move('/coupon/send') },
  }),
  describeVersion('2024', { fields: { ends_on: TEXT, both: TEXT, gone: TEXT }, paths: move('/coupon/send') }),
  describeVersion('2022', {}),
];

interface Built {
  pages: Map<string, OperationData & ObjectData>;
  text: Map<string, string>;
}

/** The pages of each version. @param read each object is written once in it, unless the file has aliases. */
function build(read: (bundle: BundledDescription) => BundledDescription): Map<string, Built> {
  const described = DESCRIBED.map(read);
  const [current, ...others] = described.map((bundle) => ({
    version: buildApiModel(bundle).info.version,
    bundle,
  }));
  const { bundle: head } = current!;
  const comparisons = createComparisons(sideOf(head), others);
  const changelog = buildChangelog(
    { model: buildApiModel(head), bundle: head, earlier: others },
    comparisons,
  );
  return new Map(
    described.map((bundle) => {
      const side = sideOf(bundle);
      const { model } = side;
      const lifetimes = findLifetimes(side, changelog, comparisons);
      const wording = createWordingContext(model);
      const { pages } = buildReference(wording, [], undefined, undefined, changelog, lifetimes);
      const dataOf = ({ dataJson }: (typeof pages)[number]) =>
        JSON.parse(dataJson) as OperationData & ObjectData;
      return [
        model.info.version,
        {
          pages: new Map(pages.map((page) => [page.docId, dataOf(page)])),
          text: new Map(emitText(pages).map(({ path, content }) => [path, content])),
        },
      ];
    }),
  );
}

let versions: Map<string, Built>;

beforeAll(() => {
  versions = build((bundle) => JSON.parse(JSON.stringify(bundle)) as BundledDescription);
});

const pageOf = (version: string, page: string) => versions.get(version)!.pages.get(page)!;
const labels = (life: LinkData[] | undefined) => life?.map(({ label }) => label);
const told = (fields: FieldData[] = []) =>
  Object.fromEntries(fields.flatMap(({ name, life }) => (life ? [[name, labels(life)]] : [])));
const fieldsOf = (version: string) => told(pageOf(version, 'objects/coupon').schema.fields);

describe('the fields of an object', () => {
  test('say since which version they are there and deprecated, and which one no longer has them', () => {
    expect(fieldsOf('2026')).toEqual({
      note: ['since 2025'],
      ends_on: ['deprecated since 2025'],
      both: ['deprecated since 2025'],
    });
    expect(fieldsOf('2025')).toEqual({
      note: ['since 2025'],
      ends_on: ['deprecated since 2025'],
      both: ['deprecated since 2025'],
      gone: ['removed in 2026'],
    });
  });

  test('say nothing that follows from a version whose contents are not known', () => {
    // `gone` and `ends_on` are not in 2022, and may have come with 2023 or 2024.
    expect(fieldsOf('2024')).toEqual({
      ends_on: ['deprecated since 2025'],
      both: ['deprecated since 2025'],
      gone: ['removed in 2026'],
    });
    expect(fieldsOf('2022')).toEqual({});
  });

  test('say the same in the bodies of operations', () => {
    const { requestBody } = pageOf('2026', 'coupons/create-coupon');
    expect(told(requestBody!.content[0]!.schema!.fields)).toEqual(fieldsOf('2026'));
    const [response] = pageOf('2026', 'coupons/list-coupons').responses;
    expect(told(response!.content![0]!.schema!.fields)).toEqual(fieldsOf('2026'));
  });
});

test('a parameter and an operation say what they were before', () => {
  expect(told(pageOf('2026', 'coupons/list-coupons').parameters![0]!.fields)).toEqual({
    page: ['since 2026'],
    limit: ['since 2026'],
  });
  expect(told(pageOf('2025', 'coupons/list-coupons').parameters![0]!.fields)).toEqual({
    max: ['since 2025', 'removed in 2026'],
  });
  expect(labels(pageOf('2026', 'coupons/send-coupon').life)).toEqual([
    'since 2026, before: PUT /coupon/send',
  ]);
  expect(labels(pageOf('2024', 'coupons/send-coupon').life)).toEqual([
    'replaced by PUT /coupons/send in 2026',
  ]);
});

test('an operation says since when it is there and deprecated, its fields then do not', () => {
  expect(labels(pageOf('2026', 'coupons/get-coupon').life)).toEqual(['since 2025']);
  expect(labels(pageOf('2026', 'coupons/create-coupon').life)).toEqual(['deprecated since 2026']);
  expect(labels(pageOf('2026', 'coupons/list-coupons').life)).toBeUndefined();
});

test('each leads to its change', () => {
  const [note] = pageOf('2026', 'objects/coupon').schema.fields!.flatMap(({ life }) => life ?? []);
  const changes = (
    versions.get('2026')!.pages.get('changelog/2025') as unknown as {
      changes: { id: string; html: string }[];
    }
  ).changes;
  const added = changes.find(({ html }) => html.includes('Coupon.note'));
  expect(note!.href).toBe(`/api/changelog/2025/#${added!.id}`);
});

test('a change between versions further apart leads to the version alone if its page has another one', () => {
  const [life] = pageOf('2024', 'coupons/send-coupon').life!;
  expect(life!.href).toMatch(/^\/api\/changelog\/2026\/(?:#[0-9a-f]{12})?$/);
});

test('the Markdown has the same', () => {
  const { text } = versions.get('2026')!;
  expect(text.get('text/api/objects/coupon/index.md')).toMatch(
    /`note` string, \[since 2025\]\(\/api\/changelog\/2025\/#[0-9a-f]{12}\)/,
  );
  expect(text.get('text/api/coupons/get-coupon/index.md')).toContain('[since 2025](/api/changelog/2025/#');
});

test('an object that the file has at several locations by YAML aliases says nothing', () => {
  versions = build((bundle) => bundle);
  expect(fieldsOf('2026')).toEqual({ ends_on: ['deprecated since 2025'], both: ['deprecated since 2025'] });
});
