import { describe, expect, test } from 'vitest';
import { createMarkTyped, type TypedParts } from '../../../../generator/pages/data/typed-members';

const parts: TypedParts = {
  parameters: [
    {
      in: 'query',
      fields: [{ id: 'query.limit', name: 'limit', type: ['integer'], html: '<p>Most. More.</p>' }],
    },
  ],
  requestBody: {
    content: [
      {
        mediaType: 'application/json',
        schema: {
          type: ['object'],
          fields: [
            {
              id: 'request.contact',
              name: 'contact',
              type: [{ label: 'Contact', href: '/api/objects/contact/' }, ' or null'],
              required: true,
              html: '<p>Who &quot;pays&quot; <code>all</code>. Twice.</p>',
              branches: [
                {
                  label: 'Exactly one of',
                  branches: [
                    {
                      label: 'New',
                      fields: [{ id: 'request.contact:New.kind', name: 'kind', type: ['string'] }],
                    },
                    {
                      label: 'Old',
                      fields: [{ id: 'request.contact:Old.kind', name: 'kind', type: ['null'] }],
                    },
                  ],
                },
              ],
            },
            {
              id: 'request.metadata',
              name: 'metadata',
              type: ['map of string'],
              fields: [{ id: 'request.metadata.*', name: '*', type: ['string'] }],
            },
          ],
        },
      },
    ],
  },
  responses: [
    {
      status: '201',
      name: 'Created',
      content: [{ mediaType: 'application/json', schema: { type: ['Invoice'] } }],
    },
  ],
  errors: [],
};

const code = `const { data, error } = await client.POST('/a', {
  params: { query: { limit: 5 } },
  body: { contact: { kind: 'x', unknown: 1 }, metadata: { key: 'a' } },
});`;

const marks = createMarkTyped(parts)(code);
const openOf = (name: string) => marks.find(({ start, end }) => code.slice(start, end) === name)?.open;

describe('createMarkTyped', () => {
  test('shows name, type and first sentence, with a link to the field', () => {
    expect(openOf('limit')).toBe(
      '<a class="typed" href="#query.limit" tabindex="-1" title="limit: integer. Most.">',
    );
    expect(openOf('contact')).toContain(
      'title="contact: Contact or null, required. Who &quot;pays&quot; all."',
    );
  });

  test('finds fields of branches, the first one that has the name', () => {
    expect(openOf('kind')).toContain('href="#request.contact:New.kind"');
  });

  test('explains the keys of a map, and no name that the description does not have', () => {
    expect(openOf('key')).toContain('href="#request.metadata.*"');
    expect(openOf('unknown')).toBeUndefined();
  });

  test('makes one stop of the keyboard, the first name', () => {
    expect(openOf('data')).toBe(
      '<a class="typed" href="#201" title="data: Invoice or undefined. Body of the answer.">',
    );
    expect(marks.filter(({ open }) => !open.includes('tabindex'))).toHaveLength(1);
  });

  test('says nothing about an error without a body', () => {
    expect(openOf('error')).toBeUndefined();
  });
});
