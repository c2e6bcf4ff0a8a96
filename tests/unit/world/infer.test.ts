import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import type { OperationPlan, WorldPlan } from '#core/contracts/world-plan';
import { buildWorldPlan } from '../../../generator/emit/world/build-world-plan';
import { readSegments } from '../../../generator/emit/world/read-segments';
import { singularOf, wordsOf } from '../../../generator/emit/world/words';
import { modelOf } from '../../builders/description';

const json = (schema: Json, more: JsonObject = {}): JsonObject => ({
  'application/json': { schema, ...more },
});
const ok = (schema?: Json): JsonObject => ({
  200: { description: 'OK', ...(schema !== undefined && { content: json(schema) }) },
});
const path = (name: string, schema: JsonObject = { type: 'string' }): JsonObject => ({
  name,
  in: 'path',
  required: true,
  schema,
});
const object = (...names: string[]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

function planOf(paths: Record<string, JsonObject>, components: JsonObject = {}): WorldPlan {
  return buildWorldPlan(modelOf({ paths, components: { schemas: components } }));
}

/** The role of each operation, by method and path. */
function rolesOf(paths: Record<string, JsonObject>): Record<string, string> {
  const model = modelOf({ paths });
  const plan = buildWorldPlan(model);
  return Object.fromEntries(
    plan.operations.map(({ role }, index) => {
      const { method, path: template } = model.operations[index]!;
      return [`${method} ${template}`, role];
    }),
  );
}

const only = ({ operations }: WorldPlan): OperationPlan => operations[0]!;

test.each([
  ['/vaults/{vaultId}/secrets', '/vaults/{}/secrets', 'vaultId'],
  ["/Things('{key}')", "/Things('{}')", 'key'],
  ['/files/{name}.json', '/files/{}.json', 'name'],
  ['/jobs/:id', '/jobs/{}', 'id'],
])('the segments of %s', (template, key, parameter) => {
  const segments = readSegments(template);
  expect(`/${segments.map(({ blank }) => blank).join('/')}`).toBe(key);
  expect(segments.map((segment) => segment.parameter)).toContain(parameter);
});

test('a segment may end in a verb', () => {
  expect(readSegments('/jobs/{id}:cancel').at(-1)).toMatchObject({ parameter: 'id', verb: 'cancel' });
});

test.each([
  ['pets', 'pet'],
  ['categories', 'category'],
  ['addresses', 'address'],
  ['status', 'status'],
  ['boxes', 'box'],
])('the singular of %s is %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

test('a name has words', () => expect(wordsOf('findByStatus')).toEqual(['find', 'by', 'status']));

test('the operations of a collection', () => {
  const item = object('id', 'name');
  const body = { requestBody: { content: json(object('name')) } };
  expect(
    rolesOf({
      '/pets': {
        get: { responses: ok({ type: 'array', items: item }) },
        post: { ...body, responses: ok(item) },
      },
      '/pets/{petId}': {
        parameters: [path('petId')],
        get: { responses: ok(item) },
        put: { ...body, responses: ok(item) },
        patch: { ...body, responses: ok(item) },
        delete: { responses: { 204: { description: 'Gone' } } },
      },
      '/pets/{petId}/feed': { parameters: [path('petId')], post: { responses: ok() } },
      '/pets/{petId}/owner': { parameters: [path('petId')], get: { responses: ok(object('name')) } },
      '/pets/search': { get: { responses: ok({ type: 'array', items: item }) } },
      '/me': { get: { responses: ok(object('name')) } },
      '/login': { post: { ...body, responses: ok(object('token')) } },
    }),
  ).toEqual({
    'get /pets': 'list',
    'post /pets': 'create',
    'get /pets/{petId}': 'get',
    'put /pets/{petId}': 'replace',
    'patch /pets/{petId}': 'merge',
    'delete /pets/{petId}': 'delete',
    'post /pets/{petId}/feed': 'action',
    'get /pets/{petId}/owner': 'subview',
    'get /pets/search': 'search',
    'get /me': 'computed',
    'post /login': 'effect',
  });
});

test('an object with changes is a singleton', () => {
  const theme = object('theme');
  const body = { requestBody: { content: json(theme) } };
  expect(
    rolesOf({ '/theme': { get: { responses: ok(theme) }, put: { ...body, responses: ok(theme) } } }),
  ).toEqual({
    'get /theme': 'singletonGet',
    'put /theme': 'singletonReplace',
  });
});

test('a delete that documents only 410 is refused, and one that documents nothing works', () => {
  const roles = rolesOf({
    '/bills/{id}': { parameters: [path('id')], delete: { responses: { 410: { description: 'Never' } } } },
    '/pets/{id}': { parameters: [path('id')], delete: { responses: { 400: { description: 'Bad' } } } },
  });
  expect(roles).toEqual({ 'delete /bills/{id}': 'refused', 'delete /pets/{id}': 'delete' });
});

describe('the id of a record', () => {
  const identityOf = (parameter: JsonObject, record: JsonObject, template = '/pets/{petId}') => {
    const { resources } = planOf({ [template]: { parameters: [parameter], get: { responses: ok(record) } } });
    return resources[0]?.identity;
  };

  test.each([
    ['the name of the parameter', path('petId'), object('name', 'petId'), '/petId', 'certain'],
    ['its name in another case', path('pet_id'), object('PetID'), '/PetID', 'certain'],
    ['its name without the resource', path('petId'), object('id', 'uuid'), '/id', 'certain'],
    ['a usual name', path('key'), object('slug', 'title'), '/slug', 'likely'],
    [
      'the only member that looks like one',
      path('which'),
      object('title', 'serialNumber'),
      '/serialNumber',
      'weak',
    ],
  ])('has %s', (_, parameter, record, member, certainty) => {
    const template = `/pets/{${parameter.name as string}}`;
    expect(identityOf(parameter, record, template)).toMatchObject({ member, certainty });
  });

  test('has a type that suits the parameter', () => {
    const record = {
      type: 'object',
      properties: { petId: { type: 'object' }, number: { type: 'integer' }, name: { type: 'string' } },
    };
    expect(identityOf(path('petId', { type: 'integer' }), record)?.member).toBe('/number');
  });

  test('may be hidden', () => {
    expect(identityOf(path('petId'), object('color'))).toMatchObject({
      because: 'hidden-id',
      certainty: 'weak',
    });
  });

  test('is what a link says', () => {
    const { resources } = planOf({
      '/pets': {
        post: {
          operationId: 'addPet',
          responses: {
            201: {
              description: 'Created',
              content: json(object('id', 'tag')),
              links: { pet: { operationId: 'getPet', parameters: { petId: '$response.body#/tag' } } },
            },
          },
        },
      },
      '/pets/{petId}': {
        parameters: [path('petId')],
        get: { operationId: 'getPet', responses: ok(object('id', 'tag')) },
      },
    });
    expect(resources[0]?.identity).toMatchObject({ member: '/tag', because: 'link-of-description' });
  });
});

describe('envelopes', () => {
  const list = (schema: Json) => only(planOf({ '/pets': { get: { responses: ok(schema) } } })).answer;
  const pets = { type: 'array', items: object('id', 'name') };
  const holding = (members: JsonObject): JsonObject => ({ type: 'object', properties: members });

  test.each([
    ['a list', pets, { at: '' }],
    ['a member with the name of the resource', holding({ pets, tags: { type: 'array' } }), { at: '/pets' }],
    ['a usual member', holding({ items: pets, total: { type: 'integer' } }), { at: '/items' }],
    ['a member one level down', holding({ data: holding({ items: pets }) }), { at: '/data/items' }],
    [
      'edges with nodes',
      holding({
        edges: { type: 'array', items: holding({ node: object('id'), cursor: { type: 'string' } }) },
      }),
      { at: '/edges', wrap: 'node' },
    ],
    [
      'elements that hold the record under its name',
      holding({ pets: { type: 'array', items: holding({ pet: object('id'), stats: object('views') }) } }),
      { at: '/pets', wrap: 'pet' },
    ],
  ])('of %s', (_, schema, want) => expect(list(schema)).toMatchObject(want));

  test('a record with an id is not taken for a list, whatever lists are in it', () => {
    const record = holding({ id: { type: 'string' }, items: pets });
    const { operations } = planOf({
      '/carts/{id}': { parameters: [path('id')], get: { responses: ok(record) } },
    });
    expect(operations[0]).toMatchObject({ role: 'get', answer: { kind: 'record', at: '' } });
  });

  test('JSON:API has the record in data, next to others', () => {
    const record = holding({ data: object('id', 'type'), included: { type: 'array', items: object('id') } });
    const { operations } = planOf({
      '/pets/{id}': { parameters: [path('id')], get: { responses: ok(record) } },
    });
    expect(operations[0]?.answer).toMatchObject({ kind: 'record', at: '/data' });
  });
});

test('two views of one component with one name share their records', () => {
  const repo = { $ref: '#/components/schemas/Repo' };
  const { resources } = planOf(
    {
      '/orgs/{org}/repos': {
        parameters: [path('org')],
        get: { responses: ok({ type: 'array', items: repo }) },
      },
      '/repos/{id}': { parameters: [path('id')], get: { responses: ok(repo) } },
    },
    { Repo: object('id', 'name') },
  );
  expect(resources.map(({ key, table }) => [key, table])).toEqual([
    ['/orgs/{}/repos', '/repos'],
    ['/repos', '/repos'],
  ]);
});

test('an action sets the state that its verb leads to', () => {
  const job = {
    type: 'object',
    properties: { id: { type: 'string' }, status: { enum: ['open', 'cancelled'] } },
  };
  const { operations } = planOf({
    '/jobs/{id}': { parameters: [path('id')], get: { responses: ok(job) } },
    '/jobs/{id}/cancel': { parameters: [path('id')], post: { operationId: 'cancel', responses: ok(job) } },
  });
  expect(operations.find(({ id }) => id === 'cancel')?.state).toEqual({
    member: 'status',
    value: 'cancelled',
  });
});

test('the same description gives the same plan', () => {
  const paths = { '/pets/{id}': { parameters: [path('id')], get: { responses: ok(object('id')) } } };
  expect(JSON.stringify(planOf(paths))).toBe(JSON.stringify(planOf(structuredClone(paths))));
});
