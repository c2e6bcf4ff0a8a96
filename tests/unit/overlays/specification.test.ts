import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json, JsonObject } from '#core/json/json';
import { applyOverlay } from '../../../generator/read/overlays/apply-overlay';
import { readOverlay } from '../../../generator/read/overlays/read-overlay';

// The examples of https://spec.openapis.org/overlay/v1.1.0.html, with descriptions and results written by hand.

function apply(overlay: string, description: string): JsonObject {
  const read = readOverlay(parse(`info: { title: Example, version: 1.0.0 }\n${overlay}`) as Json);
  expect(read.mistakes).toEqual([]);
  const { document, mistakes } = applyOverlay(read.overlay!, parse(description) as JsonObject);
  expect(mistakes).toEqual([]);
  return document;
}

const ITEMS = `
paths:
  /items: { get: { responses: { 200: { description: OK } } } }
  /some-items: { delete: { responses: { 200: { description: OK } } } }
`;
const OK = { responses: { 200: { description: 'OK' } } };

describe('the examples of the specification', () => {
  test('structured: one action that has the shape of the description', () => {
    const overlay = `
overlay: 1.0.0
actions:
  - target: '$'
    update:
      info: { x-overlay-applied: structured-overlay }
      paths:
        /: { summary: The root resource, get: { summary: Retrieve the root resource, x-rate-limit: 100 } }
        /pets: { get: { summary: Retrieve a list of pets, x-rate-limit: 100 } }
`;
    const description = `
info: { title: Pets }
paths:
  /: { get: { operationId: root } }
  /pets: { get: { summary: Pets, x-rate-limit: 10 }, post: {} }
`;
    expect(apply(overlay, description)).toEqual({
      info: { title: 'Pets', 'x-overlay-applied': 'structured-overlay' },
      paths: {
        '/': {
          summary: 'The root resource',
          get: { operationId: 'root', summary: 'Retrieve the root resource', 'x-rate-limit': 100 },
        },
        '/pets': { get: { summary: 'Retrieve a list of pets', 'x-rate-limit': 100 }, post: {} },
      },
    });
  });

  test('targeted: single values, and a child that is new', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: "$.paths['/foo'].get.description", update: This is the new description }
  - { target: "$.paths['/bar'].get.description", update: This is the updated description }
  - target: $.paths['/bar']
    update: { post: { description: This is an updated description of a child object, x-safe: false } }
`;
    const description = `
paths:
  /foo: { get: { description: Old } }
  /bar: { get: { description: Old }, post: { description: Old } }
`;
    expect(apply(overlay, description)).toEqual({
      paths: {
        '/foo': { get: { description: 'This is the new description' } },
        '/bar': {
          get: { description: 'This is the updated description' },
          post: { description: 'This is an updated description of a child object', 'x-safe': false },
        },
      },
    });
  });

  test('wildcard: many objects, and the entries that a filter selects', () => {
    const overlay = `
overlay: 1.0.0
actions:
  - target: $.paths.*.get
    update: { x-safe: true }
  - target: $.paths.*.get.parameters[?@.name=='filter' && @.in=='query']
    update: { schema: { $ref: '#/components/schemas/filterSchema' } }
`;
    const description = `
paths:
  /a: { get: { parameters: [{ name: filter, in: query }, { name: filter, in: header }] }, post: {} }
  /b: { get: {} }
`;
    expect(apply(overlay, description)).toEqual({
      paths: {
        '/a': {
          get: {
            parameters: [
              { name: 'filter', in: 'query', schema: { $ref: '#/components/schemas/filterSchema' } },
              { name: 'filter', in: 'header' },
            ],
            'x-safe': true,
          },
          post: {},
        },
        '/b': { get: { 'x-safe': true } },
      },
    });
  });

  test('lists: an entry more, one less, and a single value less', () => {
    const description = `
paths:
  /a: { get: { tags: [dummy, kept], parameters: [{ name: dummy, in: query }] } }
`;
    const overlay = `
overlay: 1.1.0
actions:
  - { target: $.paths.*.get.parameters, update: { name: newParam, in: query } }
  - { target: "$.paths.*.get.parameters[?@.name == 'dummy']", remove: true }
  - { target: "$.paths.*.get.tags[?@ == 'dummy']", remove: true }
`;
    expect(apply(overlay, description)).toEqual({
      paths: { '/a': { get: { tags: ['kept'], parameters: [{ name: 'newParam', in: 'query' }] } } },
    });
  });

  test('traits: what the author of the description marked', () => {
    const description = `
paths:
  /items: { get: { x-oai-traits: [paged], responses: {} } }
  /items/{id}/subitems: { get: { x-oai-traits: [paged], parameters: [{ name: id, in: path }] } }
  /other: { get: { responses: {} } }
`;
    const overlay = `
overlay: 1.0.0
actions:
  - target: $.paths[?(@.get['x-oai-traits'][?(@ == 'paged')])].get
    update: { parameters: [{ name: top, in: query }, { name: skip, in: query }] }
`;
    const paging = [
      { name: 'top', in: 'query' },
      { name: 'skip', in: 'query' },
    ];
    expect(apply(overlay, description)).toEqual({
      paths: {
        '/items': { get: { 'x-oai-traits': ['paged'], responses: {}, parameters: paging } },
        '/items/{id}/subitems': {
          get: { 'x-oai-traits': ['paged'], parameters: [{ name: 'id', in: 'path' }, ...paging] },
        },
        '/other': { get: { responses: {} } },
      },
    });
  });

  test('copy: into a part that exists', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: '$.paths["/some-items"]', copy: '$.paths["/items"]' }
`;
    expect(apply(overlay, ITEMS)).toEqual({
      paths: { '/items': { get: OK }, '/some-items': { get: OK, delete: OK } },
    });
  });

  test('copy: into a part that an action before made', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: $.paths, update: { /other-items: {} } }
  - { target: '$.paths["/other-items"]', copy: '$.paths["/items"]' }
`;
    expect(apply(overlay, ITEMS)).toEqual({
      paths: { '/items': { get: OK }, '/other-items': { get: OK }, '/some-items': { delete: OK } },
    });
  });

  test('move: update, copy and remove', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: $.paths, update: { /new-items: {} } }
  - { target: '$.paths["/new-items"]', copy: '$.paths["/items"]' }
  - { target: '$.paths["/items"]', remove: true }
`;
    expect(apply(overlay, ITEMS)).toEqual({
      paths: { '/new-items': { get: OK }, '/some-items': { delete: OK } },
    });
  });
});

describe('the rules of the specification', () => {
  test('an action whose update and copy are both written is a mistake, because neither has an effect', () => {
    const { mistakes } = readOverlay({
      overlay: '1.1.0',
      info: { title: 'Example', version: '1.0.0' },
      actions: [{ target: '$.info', update: { title: 'A' }, copy: '$.paths' }],
    });
    expect(mistakes.map(({ tokens }) => tokens)).toEqual([['actions', '0']]);
  });

  test('a part that a target selects twice is changed once', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: "$['tags', 'tags']", update: [{ name: B }] }
`;
    expect(apply(overlay, 'tags: [{ name: A }]')).toEqual({ tags: [{ name: 'A' }, { name: 'B' }] });
  });

  test('what YAML aliases share is changed in one place', () => {
    const overlay = `
overlay: 1.1.0
actions:
  - { target: $.a.schema, update: { type: string } }
`;
    expect(apply(overlay, 'a: &one { schema: {} }\nb: *one')).toEqual({
      a: { schema: { type: 'string' } },
      b: { schema: {} },
    });
  });
});
