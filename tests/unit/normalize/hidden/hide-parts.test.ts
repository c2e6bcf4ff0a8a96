import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { hideParts } from '../../../../generator/read/normalize/hidden/hide-parts';
import { descriptions } from '../../../corpus/descriptions';
import { generateOf, textOf } from '../../../corpus/generate';

/** A word in everything that the description marks as hidden, or that only hidden parts use. */
const HIDDEN = /confidential/i;

describe('a description with hidden parts of every kind', () => {
  let generation: Awaited<ReturnType<typeof generateOf>>;
  beforeAll(async () => {
    generation = await generateOf(descriptions.find(({ name }) => name === 'hidden-parts')!);
  });

  test('shows nothing of them in any file that it generates', () => {
    expect(generation.files.length).toBeGreaterThan(20);
    expect(generation.files.filter(({ path }) => HIDDEN.test(path)).map(({ path }) => path)).toEqual([]);
    expect(generation.files.filter(({ content }) => HIDDEN.test(content)).map(({ path }) => path)).toEqual(
      [],
    );
  });

  test('shows everything else', () => {
    const { paths, components } = JSON.parse(textOf(generation, 'bundle/openapi.json')) as JsonObject;
    expect(paths).toMatchObject({ '/boats': { get: {}, post: { tags: ['Boats'] } } });
    expect(components).toMatchObject({
      schemas: {
        Boat: { required: ['name'], properties: { engine: { oneOf: [{ title: 'Diesel' }] } } },
        Owner: { allOf: [{}, { required: ['name'] }] },
        Unused: {},
      },
    });
  });
});

test.each(['x-internal', 'x-hidden', 'x-scalar-ignore', 'x-excluded'])(
  '%s is a mark if it is true',
  (mark) => {
    const propertiesWith = (value: boolean) => {
      const description: JsonObject = {
        components: { schemas: { Boat: { properties: { code: { [mark]: value } } } } },
      };
      hideParts(description);
      return description;
    };
    expect(JSON.stringify(propertiesWith(true))).not.toContain('code');
    expect(JSON.stringify(propertiesWith(false))).toContain('code');
  },
);

test('a marked security scheme stays: without it, operations would look open', () => {
  const description: JsonObject = {
    components: { securitySchemes: { key: { type: 'apiKey', 'x-internal': true } } },
    security: [{ key: [] }],
  };
  hideParts(description);
  expect(description).toMatchObject({ components: { securitySchemes: { key: {} } } });
});

test('the positions in a tuple stay', () => {
  const prefixItems: JsonObject[] = [
    { type: 'string' },
    { type: 'integer', 'x-internal': true },
    { type: 'boolean' },
  ];
  const description: JsonObject = { components: { schemas: { Pair: { prefixItems } } } };
  hideParts(description);
  expect(description.components).toEqual({
    schemas: { Pair: { prefixItems: [{ type: 'string' }, {}, { type: 'boolean' }] } },
  });
});

test.each([
  { audiences: [], want: ['all', 'open', 'plain'] },
  { audiences: ['partner'], want: ['all', 'open', 'partner', 'plain', 'several'] },
  { audiences: ['internal'], want: ['all', 'internal', 'open', 'plain'] },
  { audiences: ['partner', 'internal'], want: ['all', 'internal', 'open', 'partner', 'plain', 'several'] },
])('readers of the audiences $audiences see what is marked for them', ({ audiences, want }) => {
  const properties: JsonObject = {
    plain: {},
    open: { 'x-audience': 'public' },
    all: { 'x-audience': ['partner', 'external-public'] },
    partner: { 'x-audience': 'partner' },
    several: { 'x-audience': ['staff', 'partner'] },
    internal: { 'x-internal': true },
    excluded: { 'x-excluded': true, 'x-audience': 'partner' },
  };
  hideParts({ components: { schemas: { Boat: { properties } } } }, audiences);
  expect(Object.keys(properties).toSorted()).toEqual(want);
});

test('a mark in quotes counts, and one on the whole description has no effect', () => {
  const description: JsonObject = {
    info: { title: 'Boats', 'x-internal': true },
    'x-internal': true,
    components: { 'x-hidden': true, schemas: { Boat: { 'x-internal': 'true' }, Owner: {} } },
  };
  hideParts(description);
  expect(description).toMatchObject({ info: { title: 'Boats' }, components: { schemas: { Owner: {} } } });
  expect(JSON.stringify(description)).not.toContain('Boat"');
});

test('a hidden operation of a custom method goes with its path, and others keep theirs', () => {
  const description: JsonObject = {
    paths: {
      '/a': { additionalOperations: { COPY: { 'x-internal': true } } },
      '/b': { additionalOperations: { COPY: {}, LINK: { 'x-internal': true } } },
    },
  };
  hideParts(description);
  expect(description.paths).toEqual({ '/b': { additionalOperations: { COPY: {} } } });
});
