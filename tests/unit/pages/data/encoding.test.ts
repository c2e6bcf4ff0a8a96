import { expect, test } from 'vitest';
import { createClaimId } from '../../../../generator/model/addresses/anchors';
import { buildContent } from '../../../../generator/emit/pages/data/content';
import { asWritten, contextOf } from '../../../builders/pages';
import { holds } from '../../../specified/holds';

const form = {
  type: 'object',
  properties: { file: { type: 'string', maxLength: 9 }, tags: { type: 'array', items: { type: 'string' } } },
};
const headers = { 'X-Size': { description: 'Its size.', schema: { type: 'integer' } } };
const context = contextOf({
  paths: {
    '/files': {
      post: {
        requestBody: {
          content: {
            'multipart/form-data': {
              schema: { $ref: '#/components/schemas/Form' },
              encoding: { file: { contentType: 'image/png, image/gif', headers } },
            },
            'application/x-www-form-urlencoded': {
              schema: { $ref: '#/components/schemas/Form' },
              encoding: { tags: { style: 'pipeDelimited', allowReserved: true } },
            },
            'multipart/mixed': {
              schema: { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'string' } },
              prefixEncoding: [{ contentType: 'image/png' }],
              itemEncoding: { contentType: 'image/gif', headers },
            },
            'multipart/related': {
              itemSchema: { type: 'string' },
              itemEncoding: { contentType: 'image/gif', headers },
            },
            'application/json': { schema: { $ref: '#/components/schemas/Form' } },
          },
        },
        responses: { 204: { description: 'Sent.' } },
      },
    },
  },
  components: { schemas: { Form: form } },
});
const content = context.model.operations[0]?.requestBody?.content ?? [];
const location = { role: 'request', prefix: 'request', claimId: createClaimId() } as const;
const [multipart, urlencoded, mixed, related, json] = asWritten(
  buildContent(content, location, context) ?? [],
);

test(
  'a field of a form says in which format it is sent, and with which headers',
  holds('encoding.form'),
  () => {
    expect(multipart?.schema?.fields?.[0]).toMatchObject({
      name: 'file',
      limits: ['at most 9 characters', 'sent as image/png, image/gif'],
      branches: [
        {
          label: 'Sent with',
          branches: [
            { label: 'a header', fields: [{ id: 'request.file.header.X-Size', html: '<p>Its size.</p>' }] },
          ],
        },
      ],
    });
  },
);

test('a second form of the same schema is written out when it is sent in another way', () => {
  expect(urlencoded?.schema?.fields?.map(({ name, limits }) => [name, limits])).toEqual([
    ['file', ['at most 9 characters']],
    ['tags', ['separated by pipes', 'reserved characters stay as they are']],
  ]);
  expect(json?.schema?.fields).toBeUndefined();
});

const sentWith = (id: string) => ({
  label: 'Sent with',
  branches: [{ label: 'a header', fields: [{ id, html: '<p>Its size.</p>' }] }],
});

test('parts without names say it too, each and those behind a tuple', () => {
  expect(mixed?.schema?.fields).toMatchObject([
    { name: 'element 1', limits: ['sent as image/png'] },
    {
      name: 'further elements',
      limits: ['sent as image/gif'],
      branches: [sentWith('request.multipart_mixed.*.header.X-Size')],
    },
  ]);
  expect(related?.schema).toMatchObject({
    limits: ['each sent as image/gif'],
    branches: [sentWith('request.multipart_related.header.X-Size')],
  });
});
