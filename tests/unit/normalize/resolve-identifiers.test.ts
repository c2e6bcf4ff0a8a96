import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { resolveIdentifiers } from '../../../generator/read/normalize/resolve-identifiers';

/** Resolves a reference in `Using`, or in a schema inside it, among these schemas. */
function resolved($ref: string, using: JsonObject = {}): Json {
  const schemas: JsonObject = {
    Pet: {
      $id: 'https://a.example/pet.json',
      $anchor: 'pet',
      $defs: { 'a/b': { $anchor: 'inner' }, Own: { $id: 'own/', $anchor: 'inner' } },
    },
    Plain: { $anchor: 'plain', properties: { $id: { type: 'string' } } },
    Urn: { $id: 'urn:example:urn' },
    Using: { ...using, properties: { a: { $ref } } },
  };
  const document: JsonObject = { components: { schemas } };
  resolveIdentifiers(document);
  expect(JSON.stringify(document)).not.toMatch(/"\$id":"/);
  return (schemas.Using as { properties: { a: JsonObject } }).properties.a.$ref!;
}

test.each([
  { given: 'https://a.example/pet.json', want: '#/components/schemas/Pet' },
  { given: 'https://a.example/x/../pet.json#', want: '#/components/schemas/Pet' },
  { given: 'https://a.example/pet.json#pet', want: '#/components/schemas/Pet' },
  { given: 'https://a.example/pet.json#inner', want: '#/components/schemas/Pet/$defs/a~1b' },
  { given: 'https://a.example/own/#inner', want: '#/components/schemas/Pet/$defs/Own' },
  { given: 'https://a.example/pet.json#/$defs/a~1b', want: '#/components/schemas/Pet/$defs/a~1b' },
  { given: 'urn:example:urn', want: '#/components/schemas/Urn' },
  { given: '#plain', want: '#/components/schemas/Plain' },
])('$given is $want', ({ given, want }) => {
  expect(resolved(given)).toBe(want);
});

test.each([
  { given: 'pet.json', want: '#/components/schemas/Pet' },
  { given: '#here', want: '#/components/schemas/Using' },
  { given: '#/properties/a', want: '#/components/schemas/Using/properties/a' },
  { given: '#/components/schemas/Pet', want: '#/components/schemas/Pet' },
])('$given is $want in a schema with an identifier', ({ given, want }) => {
  expect(resolved(given, { $id: 'https://a.example/using.json', $anchor: 'here' })).toBe(want);
});

test.each([
  'https://b.example/pet.json',
  'pets.yaml',
  '#nowhere',
  '#/nowhere',
  'https://a.example/pet.json#x',
  ':',
])('%s stays, as it is known to nobody', (given) => {
  expect(resolved(given)).toBe(given);
});

test('a document without identifiers stays as it is, though it has a circle', () => {
  const schema: JsonObject = { $ref: '#tree' };
  schema.items = schema;
  const document = { components: { schemas: { Tree: schema } } };
  resolveIdentifiers(document);
  expect(schema.$ref).toBe('#tree');
});
