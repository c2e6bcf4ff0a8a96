import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import type { MarkedText } from '../../../../generator/snippets/code';
import {
  createLinkNames,
  type RequestValues,
  type TypedParts,
} from '../../../../generator/pages/data/typed-names';

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
const linkNamesOf = (request: RequestValues) => createLinkNames(parts, request, { fieldDescriptions });
const linkNames = linkNamesOf(json({}));
const openOf = (marked: MarkedText, request = json({})) => linkNamesOf(request)()(marked)?.open;

describe('createLinkNames', () => {
  test('shows name, type and first sentence, with a link to the field', () => {
    expect(openOf(member('query', 'limit'))).toBe(
      '<a class="typed" href="#query.limit" title="limit: integer. Most.">',
    );
    expect(openOf(member('request', 'contact'))).toContain(
      'title="contact: Contact or null, required. Who &quot;pays&quot; all."',
    );
  });

  test('finds fields of branches, the first one that has the name', () => {
    expect(openOf(member('request', 'contact', 'kind'))).toContain('href="#request.contact:New.kind"');
  });

  test('finds the field of the branch that the value fits, in a list the one of each entry', () => {
    const kind = (value: string) =>
      openOf(member('request', 'contact', 'kind'), json({ contact: { kind: value } }));
    expect(kind('old')).toContain('href="#request.contact:Old.kind"');
    expect(kind('new')).toContain('href="#request.contact:New.kind"');
    const list = json({ contact: [{ kind: 'new' }, { kind: 'very old' }] });
    expect(openOf(member('request', 'contact', '1', 'kind'), list)).toContain('#request.contact:Old.kind"');
    expect(openOf(member('request', 'contact', '0', 'kind'), list)).toContain('#request.contact:New.kind"');
  });

  test('finds the fields of the media type that is sent', () => {
    const form = { parameters: [], body: { mediaType: 'application/x-www-form-urlencoded', value: {} } };
    expect(openOf(member('request', 'contact'), form)).toContain('href="#request.form.contact"');
    expect(openOf(member('request', 'contact'))).toContain('href="#request.contact"');
  });

  test('explains the keys of a map, and no name that the description does not have', () => {
    expect(openOf(member('request', 'metadata', 'key'))).toContain('href="#request.metadata.*"');
    expect(openOf(member('request', 'contact', 'unknown'))).toBeUndefined();
  });

  test('explains the body of a response, and says nothing about an error without one', () => {
    expect(openOf(body('data', false))).toBe(
      '<a class="typed" href="#201" title="data: Invoice or undefined. Body of the response.">',
    );
    expect(openOf(body('error', true))).toBeUndefined();
  });

  test('makes one stop of the keyboard of a snippet, its first name', () => {
    const link = linkNames();
    expect(link(body('error', true))).toBeUndefined();
    expect(link(member('query', 'limit'))?.open).not.toContain('tabindex');
    expect(link(member('request', 'contact'))?.open).toContain('tabindex="-1"');
    expect(linkNames()(member('request', 'contact'))?.open).not.toContain('tabindex');
  });
});
