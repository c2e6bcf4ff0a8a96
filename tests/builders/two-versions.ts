import type { JsonObject } from '#core/json/json';

const COUPON_MEMBERS = {
  code: { type: 'string', maxLength: 20 },
  kind: { type: 'string', enum: ['percent_off', 'amount_off'] },
  note: { type: 'string', description: 'Shown to nobody but you.' },
};

function coupons(version: string, coupon: JsonObject, others: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Coupons', version },
    servers: [{ url: 'https://{account}.shop.example/api' }],
    'x-api-versions': [
      { version: '20260301', current: true, changes: [] },
      { version: '20250901', changes: ['Coupons can have a note.'], breaking: false },
      { version: '20250101', changes: [] },
    ],
    paths: {
      '/coupons': {
        get: {
          operationId: 'listCoupons',
          tags: ['Coupons'],
          summary: 'List coupons',
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 100 } }],
          responses: { 200: json({ type: 'array', items: { $ref: '#/components/schemas/Coupon' } }) },
        },
        post: {
          operationId: 'createCoupon',
          tags: ['Coupons'],
          summary: 'Create a coupon',
          requestBody: { required: true, ...json({ $ref: '#/components/schemas/NewCoupon' }) },
          responses: { 201: json({ $ref: '#/components/schemas/Coupon' }) },
        },
      },
      ...others,
    },
    components: {
      schemas: { Coupon: coupon, NewCoupon: { ...structuredClone(coupon), required: ['code'] } },
    },
  };
}

function json(schema: JsonObject): JsonObject {
  return { description: 'As JSON.', content: { 'application/json': { schema } } };
}

function object(properties: JsonObject): JsonObject {
  return { type: 'object', properties };
}

const DELETION = {
  '/coupons/{id}': {
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    delete: {
      operationId: 'deleteCoupon',
      tags: ['Coupons'],
      summary: 'Delete a coupon',
      responses: { 204: { description: 'Deleted.' } },
    },
  },
};

/** An API in two versions: a value and an operation are gone, a field has a limit, another one is new. */
export const TWO_VERSIONS: Record<'20250901' | '20260301', JsonObject> = {
  '20250901': coupons('20250901', object(COUPON_MEMBERS), DELETION),
  '20260301': coupons(
    '20260301',
    object({
      ...COUPON_MEMBERS,
      code: { type: 'string', maxLength: 12 },
      kind: { type: 'string', enum: ['percent_off'] },
      ends_on: { type: 'string', format: 'date' },
    }),
  ),
};
