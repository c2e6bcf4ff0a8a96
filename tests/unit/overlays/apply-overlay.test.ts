import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { applyOverlay } from '../../../generator/read/overlays/apply-overlay';
import { readOverlay } from '../../../generator/read/overlays/read-overlay';

const MUSEUM: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Museum', version: '1' },
  tags: [{ name: 'Tickets' }],
  paths: {
    '/tickets': {
      get: {
        summary: 'List',
        parameters: [{ name: 'day', in: 'query', schema: { type: 'string' } }],
        responses: { '200': { description: 'All.' }, default: { description: 'Other.' } },
      },
      post: { responses: { '201': { description: 'New.' }, default: { description: 'Other.' } } },
    },
  },
};

function apply(actions: Json, overlay = '1.1.0', document = MUSEUM) {
  const read = readOverlay({ overlay, info: { title: 'Case', version: '1' }, actions });
  expect(read.mistakes).toEqual([]);
  if (!read.overlay) throw new Error('The overlay was not read.');
  return applyOverlay(read.overlay, document);
}

function mistakesOf(actions: Json, overlay = '1.1.0') {
  return apply(actions, overlay).mistakes.map(({ tokens, message }) => `${tokens.join('/')}: ${message}`);
}

describe('the forms of the specification', () => {
  test('merges an update into the root', () => {
    const { document } = apply([{ target: '$', update: { info: { 'x-seen': true }, 'x-new': [1] } }]);
    expect(document).toEqual({
      ...MUSEUM,
      info: { title: 'Museum', version: '1', 'x-seen': true },
      'x-new': [1],
    });
  });

  test('merges into every selected object', () => {
    const { document } = apply([{ target: '$.paths.*[?@.responses]', update: { 'x-tier': 'all' } }]);
    expect(document.paths).toMatchObject({
      '/tickets': { get: { 'x-tier': 'all' }, post: { 'x-tier': 'all' } },
    });
  });

  test('removes wherever the target is found', () => {
    const { document } = apply([{ target: "$.paths..responses['default']", remove: true }]);
    expect(JSON.stringify(document)).not.toContain('Other.');
  });

  test('removes entries of a list without touching their neighbors', () => {
    const document = { tags: ['a', 'b', 'c', 'b'] };
    expect(apply([{ target: "$.tags[?@ == 'b']", remove: true }], '1.1.0', document).document).toEqual({
      tags: ['a', 'c'],
    });
  });

  test('removes a part inside another selected part', () => {
    const document = { a: { b: { b: 1 } } };
    expect(apply([{ target: '$..b', remove: true }], '1.1.0', document).document).toEqual({ a: {} });
  });

  test('replaces a list by removing it first', () => {
    const { document } = apply([
      { target: '$.tags', remove: true },
      { target: '$', update: { tags: [{ name: 'Shop' }] } },
    ]);
    expect(document.tags).toEqual([{ name: 'Shop' }]);
  });

  test('appends an entry to a list in 1.0, and concatenates lists in 1.1', () => {
    const update = { name: 'Shop' };
    expect(apply([{ target: '$.tags', update }], '1.0.0').document.tags).toEqual([
      { name: 'Tickets' },
      update,
    ]);
    expect(apply([{ target: '$.tags', update: [update, update] }]).document.tags).toHaveLength(3);
  });

  test('replaces single values in 1.1', () => {
    expect(apply([{ target: '$.info.title', update: 'Gallery' }]).document.info).toEqual({
      title: 'Gallery',
      version: '1',
    });
  });

  test('copies a part in 1.1', () => {
    const { document } = apply([
      { target: '$.paths', update: { '/passes': {} } },
      { target: "$.paths['/passes']", copy: "$.paths['/tickets']" },
    ]);
    expect(document.paths).toHaveProperty(['/passes', 'get', 'summary'], 'List');
  });

  test('remove wins over update', () => {
    expect(apply([{ target: '$.tags', remove: true, update: [1] }]).document).not.toHaveProperty('tags');
  });
});

test('changes neither the description nor what the overlay holds', () => {
  const before = JSON.stringify(MUSEUM);
  apply([
    { target: '$.paths.*.*', update: { 'x-list': [] } },
    { target: "$..['x-list']", update: 1 },
  ]);
  expect(JSON.stringify(MUSEUM)).toBe(before);
});

test('a member called __proto__ is a member like others', () => {
  const update = JSON.parse('{"__proto__": {"polluted": true}}') as Json;
  const { document } = apply([
    { target: '$.info', update },
    { target: '$', update },
  ]);
  expect({}).not.toHaveProperty('polluted');
  expect(Object.getPrototypeOf(document)).toBe(Object.prototype);
  expect(Object.keys(document.info as JsonObject)).toContain('__proto__');
});

describe('mistakes name the action and the part of it', () => {
  test.each<[string, Json, string]>([
    [
      'nothing selected',
      [{ target: '$.paths.gone', remove: true }],
      'actions/0/target: The target `$.paths.gone` selects nothing.',
    ],
    [
      'the whole description',
      [{ target: '$', remove: true }],
      'actions/0/target: The action removes the whole description.',
    ],
    [
      'different kinds',
      [
        { target: '$.info', update: { 'x-a': 1 } },
        { target: '$.*', update: 1 },
      ],
      'actions/1/target: The target selects parts of different kinds.',
    ],
    [
      'a list for a value',
      [{ target: '$.info', update: { title: ['a'] } }],
      'actions/0/update/title: `/title` of the target is a single value, the update a list.',
    ],
    [
      'several sources',
      [{ target: '$.info', copy: '$.paths.*.*' }],
      'actions/0/copy: `$.paths.*.*` selects 2 parts.',
    ],
  ])('%s', (_, actions, message) => {
    expect(mistakesOf(actions)).toEqual([message]);
  });

  test('a single value in 1.0', () => {
    expect(mistakesOf([{ target: '$.info.title', update: 'x' }], '1.0.0')).toEqual([
      'actions/0/target: The target `$.info.title` selects a single value.',
    ]);
  });
});
