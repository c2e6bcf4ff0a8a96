import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { renamed, shuffled, withNullApart, wrapped } from './rewrites';
import { changesBetween } from './side-of';
import { description, schemaDescription } from './fixtures/descriptions';
import { PLANTED } from './fixtures';

const OURS = JSON.parse(readFileSync('generated/bundle/openapi.json', 'utf8')) as JsonObject;

/** Changes that a call or a typed client notices. */
async function noticed(base: JsonObject, head: JsonObject): Promise<string[]> {
  const changes = await changesBetween(base, head);
  return changes.filter(({ severity }) => severity !== 'documentation').map(({ summary }) => summary);
}

describe('another way to write our description changes nothing', () => {
  it('in any order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer(), async (seed) => {
        expect(await noticed(OURS, shuffled(OURS, seed) as JsonObject)).toEqual([]);
      }),
      { numRuns: 3 },
    );
  });

  it('with other names of schemas', async () => {
    expect(await noticed(OURS, renamed(OURS))).toEqual([]);
  });

  it('with references inside a list', async () => {
    expect(await noticed(OURS, { ...OURS, paths: wrapped(OURS.paths!) })).toEqual([]);
  });

  it('with null as an alternative', async () => {
    expect(await noticed(OURS, withNullApart(OURS) as JsonObject)).toEqual([]);
  });

  it('in OpenAPI 3.0', async () => {
    const schema = (more: JsonObject, version: string): JsonObject => ({
      ...schemaDescription({ type: 'object', properties: { a: more } }),
      openapi: version,
    });
    const base = schema({ type: 'string', nullable: true }, '3.0.3');
    expect(await noticed(base, schema({ type: ['string', 'null'] }, '3.1.0'))).toEqual([]);
    const bounded = schema({ type: 'number', minimum: 1, exclusiveMinimum: true }, '3.0.3');
    expect(await noticed(bounded, schema({ type: 'number', exclusiveMinimum: 1 }, '3.1.0'))).toEqual([]);
  });
});

describe('a fingerprint', () => {
  const all = Object.values(PLANTED)
    .flat()
    .filter(({ expected }) => expected.length > 0);
  const fingerprints = async (base: JsonObject, head: JsonObject): Promise<string[]> =>
    (await changesBetween(base, head))
      .filter(({ rule }) => !rule.startsWith('component-'))
      .map(({ fingerprint }) => fingerprint)
      .toSorted();

  it('does not depend on any order', async () => {
    for (const { name, base, head } of all.filter((_, index) => index % 5 === 0)) {
      const [one, other] = [base, head].map((side) => shuffled(side, 7) as JsonObject);
      expect({ name, found: await fingerprints(one!, other!) }).toEqual({
        name,
        found: await fingerprints(base, head),
      });
    }
  });

  it('does not depend on names of components', async () => {
    const schemas = [...PLANTED.values!, ...PLANTED.structures!].filter(
      ({ expected }) => expected.length > 0,
    );
    for (const { base, head } of schemas)
      expect(await fingerprints(renamed(base), renamed(head))).toEqual(await fingerprints(base, head));
  });
});

describe('a recognized change does not hide another one', () => {
  const OK = { '200': { description: 'Done.' } };
  const TELLING = 'How often a coupon can be redeemed.';
  const limit = (name: string, more: JsonObject = {}): JsonObject =>
    schemaDescription({
      type: 'object',
      properties: { [name]: { type: 'integer', description: TELLING }, z: { type: 'string', ...more } },
    });
  const api = (path: string, parameters: JsonObject[] = []): JsonObject =>
    description({
      paths: { [path]: { get: { operationId: 'list', summary: 'List all', parameters, responses: OK } } },
    });
  const query = (name: string, more: JsonObject = {}): JsonObject => ({
    name,
    in: 'query',
    schema: { type: 'string' },
    ...more,
  });
  const nullable = (more: JsonObject): JsonObject =>
    schemaDescription({ anyOf: [{ type: 'string', ...more }, { type: 'null' }] });
  const problem = (status: string, more: JsonObject = {}): JsonObject =>
    description({
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses: {
              ...OK,
              [status]: {
                description: 'No.',
                content: {
                  'application/json': {
                    schema: { type: 'object', properties: { code: { type: 'string' } } },
                  },
                },
                ...more,
              },
            },
          },
        },
      },
    });

  it.each([
    [
      'a field renamed',
      limit('max_redemptions'),
      limit('redemption_limit', { maxLength: 5 }),
      ['field-renamed', 'limit-tightened'],
    ],
    [
      'null written apart',
      schemaDescription({ type: ['string', 'null'] }),
      nullable({ maxLength: 5 }),
      ['limit-tightened'],
    ],
    [
      'a path respelled',
      api('/things'),
      api('/things/', [query('a', { required: true })]),
      ['parameter-required-added', 'path-spelling'],
    ],
    [
      'a parameter renamed',
      api('/a', [query('page_size')]),
      api('/a', [query('pageSize', { deprecated: true })]),
      ['deprecated-set', 'parameter-renamed'],
    ],
    [
      'a plain schema in a union',
      schemaDescription({ type: 'string' }),
      schemaDescription({
        oneOf: [
          { type: 'string', maxLength: 5 },
          { type: 'object', properties: {} },
        ],
      }),
      ['alternative-added', 'limit-tightened'],
    ],
    [
      'a status swapped',
      problem('400'),
      problem('422', { headers: { 'X-A': { required: true, schema: { type: 'string' } } } }),
      ['error-status-changed', 'header-added'],
    ],
    [
      'an operation moved',
      api('/org/things', [query('a')]),
      api('/orgs/things', [query('a', { allowEmptyValue: true })]),
      ['empty-granted', 'operation-moved'],
    ],
    [
      'a status written as a range',
      problem('422'),
      problem('4XX', { headers: { 'X-A': { schema: { type: 'string' } } } }),
      ['header-added'],
    ],
  ])('%s', async (_, base, head, rules) => {
    const changes = await changesBetween(base, head);
    expect(changes.map(({ rule }) => rule).toSorted()).toEqual(rules);
  });
});

describe('a removal names the replacement', () => {
  const OK = { '200': { description: 'Done.' } };

  it('for an operation', async () => {
    const base = description({
      paths: { '/a': { get: { operationId: 'a', 'x-replaced-by': 'b', responses: OK } } },
    });
    const [change] = await changesBetween(base, description({}));
    expect(change?.remedy).toContain('Use `b` instead.');
  });

  it('for a field', async () => {
    const thing = (properties: JsonObject): JsonObject => schemaDescription({ type: 'object', properties });
    const base = thing({ a: { type: 'string', 'x-replaced-by': ['b', 'c'] }, z: {} });
    const [change] = await changesBetween(base, thing({ z: {} }));
    expect(change?.remedy).toContain('Use `b` and `c` instead.');
  });

  it('for a field that is perhaps another one now, but not for an unlike one', async () => {
    const thing = (properties: JsonObject): JsonObject => schemaDescription({ type: 'object', properties });
    const remedy = async (after: JsonObject): Promise<string | undefined> =>
      (await changesBetween(thing({ error: { type: 'object' } }), thing(after)))[0]?.remedy;
    expect(await remedy({ errors: { type: 'array' } })).toContain('Perhaps it was renamed to `errors`.');
    expect(await remedy({ file: { type: 'array' } })).not.toContain('Perhaps');
  });
});

it('finds a change two references away from what is written alike', async () => {
  const refersTo = (name: string): JsonObject => ({
    type: 'object',
    properties: { a: { $ref: `#/components/schemas/${name}` } },
  });
  const thing = (more: JsonObject): JsonObject =>
    schemaDescription({
      ...refersTo('Outer'),
      $components: { Outer: refersTo('Inner'), Inner: { type: 'string', ...more } },
    });
  const changes = await changesBetween(thing({}), thing({ maxLength: 5 }));
  expect(changes.map(({ rule }) => rule)).toEqual(['limit-tightened']);
});
