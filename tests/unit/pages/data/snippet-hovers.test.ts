import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import type { MarkedText } from '../../../../generator/emit/snippets/code';
import {
  createSnippetHovers,
  type RequestValues,
  type TypedParts,
} from '../../../../generator/emit/pages/data/snippet-hovers';
import { holds } from '../../../specified/holds';

const parts: TypedParts = {
  parameters: [
    {
      in: 'query',
      fields: [{ id: 'query.limit', name: 'limit', type: ['integer'] }],
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
              branches: [
                {
                  label: 'Exactly one of',
                  branches: [
                    {
                      label: 'New',
                      values: { kind: ['new'] },
                      fields: [{ id: 'request.contact:New.kind', name: 'kind', type: ['string'] }],
                    },
                    {
                      label: 'Old',
                      values: { kind: ['old', 'very old'] },
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
              fields: [{ id: 'request.metadata.*', name: 'any name', type: ['string'] }],
            },
          ],
        },
      },
      {
        mediaType: 'application/x-www-form-urlencoded',
        schema: {
          type: ['object'],
          fields: [{ id: 'request.form.contact', name: 'contact', type: ['string'] }],
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

const fieldDescriptions = new WeakMap([
  [parts.parameters![0]!.fields[0]!, 'Most. More.'],
  [parts.requestBody!.content[0]!.schema!.fields![0]!, 'Who "pays" `all`. Twice.'],
]);

const member = (...path: string[]): MarkedText => ({ text: path.at(-1)!, mark: { kind: 'member', path } });
const body = (text: string, isError: boolean): MarkedText => ({
  text,
  mark: { kind: 'response-body', isError },
});

const json = (value: Json): RequestValues => ({
  parameters: [{ in: 'query', name: 'limit', value: 10 }],
  body: { mediaType: 'application/json', value },
});
const linkOf = (marked: MarkedText, request = json({})) =>
  createSnippetHovers(parts, request, { fieldDescriptions })(marked);
const hrefOf = (marked: MarkedText, request = json({})) => linkOf(marked, request)?.href;

describe('createSnippetHovers', () => {
  test('shows name, type and first sentence, with a link to the field', () => {
    expect(linkOf(member('query', 'limit'))).toEqual({
      kind: 'typed',
      href: '#query.limit',
      title: 'limit: integer. Most.',
    });
    expect(linkOf(member('request', 'contact'))?.title).toBe(
      'contact: Contact or null, required. Who "pays" all.',
    );
  });

  test('finds fields of branches, the first one that has the name', () => {
    expect(hrefOf(member('request', 'contact', 'kind'))).toBe('#request.contact:New.kind');
  });

  test('finds the field of the branch that the value fits, in a list the one of each entry', () => {
    const kind = (value: string) =>
      hrefOf(member('request', 'contact', 'kind'), json({ contact: { kind: value } }));
    expect(kind('old')).toBe('#request.contact:Old.kind');
    expect(kind('new')).toBe('#request.contact:New.kind');
    const list = json({ contact: [{ kind: 'new' }, { kind: 'very old' }] });
    expect(hrefOf(member('request', 'contact', '1', 'kind'), list)).toBe('#request.contact:Old.kind');
    expect(hrefOf(member('request', 'contact', '0', 'kind'), list)).toBe('#request.contact:New.kind');
  });

  test('finds the fields of the media type that is sent', () => {
    const form = { parameters: [], body: { mediaType: 'application/x-www-form-urlencoded', value: {} } };
    expect(hrefOf(member('request', 'contact'), form)).toBe('#request.form.contact');
    expect(hrefOf(member('request', 'contact'))).toBe('#request.contact');
  });

  test('explains the keys of a map, and no name that the description does not have', () => {
    expect(hrefOf(member('request', 'metadata', 'key'))).toBe('#request.metadata.*');
    expect(linkOf(member('request', 'contact', 'unknown'))).toBeUndefined();
  });

  test(
    'explains the body of a response, and says nothing about an error without one',
    holds('hovers.body'),
    () => {
      expect(linkOf(body('data', false))).toEqual({
        kind: 'typed',
        href: '#201',
        title: 'data: Invoice or undefined. Body of the response.',
      });
      expect(linkOf(body('error', true))).toBeUndefined();
    },
  );

  test('leads to another page where the snippet does not stand among the fields', () => {
    const link = createSnippetHovers({ ...parts, page: '/api/a/' }, json({}), { fieldDescriptions });
    expect(link(member('query', 'limit'))?.href).toBe('/api/a/#query.limit');
  });
});
