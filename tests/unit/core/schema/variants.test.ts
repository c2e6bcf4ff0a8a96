import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { createCompiler } from '#core/schema/create-compiler';
import { findVariants } from '#core/schema/variants';
import { writeOutVariants } from '#core/schema/write-out-variants';

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const extending = (base: string, properties: Record<string, Json> = {}, required: string[] = []) => ({
  allOf: [refTo(base), { type: 'object', properties, required }],
});

const PETS: Record<string, Json> = {
  Pet: {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind', mapping: { dog: '#/components/schemas/Dog', cat: 'Cat' } },
    properties: { kind: { type: 'string' } },
  },
  Cat: extending('Pet', { hunts: { type: 'boolean' } }, ['hunts']),
  Dog: extending('Pet', { pack: { type: 'integer' } }, ['pack']),
  Puppy: { allOf: [{ allOf: [refTo('Dog')] }, { properties: { weeks: { type: 'integer' } } }] },
  Fish: { allOf: [refTo('Pet')] },
};

const namesOf = (components: Record<string, Json>) =>
  Object.fromEntries([...findVariants(components)].map(([name, { names }]) => [name, names]));

test('schemas that extend a base at any level are its variants, those of the mapping first', () => {
  expect(namesOf(PETS)).toEqual({
    Pet: ['Dog', 'Cat', 'Fish', 'Puppy'],
    Dog: ['Dog', 'Puppy'],
  });
});

test.each<[string, Record<string, Json>]>([
  ['a base without a discriminator', { Base: { properties: {} }, Child: extending('Base') }],
  [
    'a union',
    { Base: { oneOf: [refTo('Child')], discriminator: { propertyName: 'a' } }, Child: extending('Base') },
  ],
  ['a base that nothing extends', { Base: { discriminator: { propertyName: 'a' } } }],
  [
    'a schema that extends itself',
    { Base: { discriminator: { propertyName: 'a' }, allOf: [refTo('Base')] } },
  ],
])('%s has none', (_, components) => {
  expect(namesOf(components)).toEqual({});
  expect(writeOutVariants(components)).toBe(components);
});

test('bases that extend one another end', () => {
  const discriminator = { propertyName: 'a' };
  const circle = { A: { discriminator, allOf: [refTo('B')] }, B: { allOf: [refTo('A')] } };
  expect(namesOf(circle)).toEqual({ A: ['B'], B: ['B', 'A'] });
});

describe('a value of a base', () => {
  const validate = createCompiler(PETS, 'response')(refTo('Pet'));
  test.each([
    { given: { kind: 'cat', hunts: true }, want: true },
    { given: { kind: 'cat' }, want: false },
    { given: { kind: 'cat', pack: 3 }, want: false },
    { given: { kind: 'dog', pack: 3 }, want: true },
    { given: { kind: 'Puppy', pack: 3, weeks: 9 }, want: true },
    { given: { kind: 'dog', pack: 3, weeks: 9 }, want: false },
    { given: { kind: 'Fish' }, want: true },
    { given: { kind: 'horse' }, want: false },
    { given: { hunts: true }, want: false },
  ])('$given is valid: $want', ({ given, want }) => {
    expect(validate(given)).toBe(want);
  });
});

test('values that a schema declares itself select it', () => {
  const shapes: Record<string, Json> = {
    Shape: {
      type: 'object',
      required: ['kind'],
      discriminator: { propertyName: 'kind' },
      properties: { kind: { type: 'string', enum: ['circle', 'square'] } },
    },
    Circle: extending('Shape', { kind: { enum: ['circle'] }, radius: { type: 'number' } }),
    Square: extending('Shape', { side: { type: 'number' } }),
  };
  const validate = createCompiler(shapes, 'request')(refTo('Shape'));
  expect(validate({ kind: 'circle', radius: 1 })).toBe(true);
  expect(validate({ kind: 'square', side: 1 })).toBe(true);
  expect(validate({ kind: 'square', radius: 1 })).toBe(false);
});

test('a base keeps its members, to which references may lead, and a new name is free', () => {
  const { Pet, PetBase2 } = writeOutVariants({ ...PETS, PetBase: {} });
  expect(Pet).toMatchObject({ properties: { kind: {} } });
  expect(PetBase2).toMatchObject({ properties: { kind: {} } });
});

// https://spec.openapis.org/oas/v3.2.0#discriminator-object
test('a value that selects no variant is one of the default, and so is one without a tag', () => {
  const { Pet, ...others } = PETS;
  const pet = Pet as { discriminator: object };
  const base = {
    ...pet,
    required: [],
    discriminator: { ...pet.discriminator, defaultMapping: 'Fish' },
  };
  const validate = createCompiler({ ...others, Pet: base }, 'response')(refTo('Pet'));
  const allowed: Json[] = [{ kind: 'carp' }, {}, { kind: 'Fish' }, { kind: 'cat', hunts: true }];
  const refused: Json[] = [{ kind: 'cat' }, { kind: 'dog' }];
  expect([...allowed, ...refused].filter((value) => validate(value))).toEqual(allowed);
});
