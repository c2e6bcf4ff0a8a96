import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { inlineReferences } from '../../../generator/read/normalize/inline-references';

function placed(description: JsonObject): JsonObject {
  const copy = structuredClone(description);
  inlineReferences(copy);
  return copy;
}

test('a whole map gives way to what it leads to, also through another reference', () => {
  const { paths } = placed({
    paths: { '/a': { get: { responses: { $ref: '#/x-all' } } } },
    'x-all': { $ref: '#/x-more' },
    'x-more': { 200: { description: 'A.' } },
  });
  expect(paths).toEqual({ '/a': { get: { responses: { 200: { description: 'A.' } } } } });
});

test('a reference to one of several gets its name', () => {
  const components = { headers: { Left: { schema: {} } } };
  const { response } = placed({ response: { headers: { $ref: '#/components/headers/Left' } }, components });
  expect(response).toEqual({ headers: { Left: { $ref: '#/components/headers/Left' } } });
});

test('references that OpenAPI knows stay, names and values like members too', () => {
  const description = {
    paths: { '/a': { $ref: '#/components/pathItems/A' } },
    components: {
      pathItems: { A: { get: { parameters: [{ $ref: '#/components/parameters/B' }] } } },
      parameters: { B: { schema: { properties: { properties: { $ref: '#/components/schemas/C' } } } } },
      schemas: { C: { default: { required: { $ref: '#/components/parameters' } } } },
    },
  };
  expect(placed(description)).toEqual(description);
});

test('a member that refers to what holds it ends there', () => {
  const tree = { properties: { branch: { properties: { $ref: '#/tree/properties' } } } };
  expect(placed({ tree })).toEqual({ tree: { properties: { branch: { properties: { branch: {} } } } } });
});

test('a description that doubles itself is an overflow at the first reference, soon', () => {
  const steps = Array.from({ length: 60 }, (_, step) => {
    const next = { properties: { $ref: `#/steps/s${step + 1}/properties` } };
    return [`s${step}`, { properties: { left: next, right: { ...next } } }] as const;
  });
  const description = { steps: Object.fromEntries(steps) };
  const overflow = inlineReferences(description);
  expect(overflow?.pointer).toBe('#/steps/s0/properties/left/properties');
  expect(JSON.stringify(description).length).toBeLessThan(10_000_000);
});
