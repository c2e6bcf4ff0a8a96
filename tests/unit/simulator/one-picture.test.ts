import { describe, expect, test } from 'vitest';
import type { OperationData } from '#core/contracts/page-data';
import type { SimulatorRequests } from '#core/contracts/requests';
import { createValidators } from '#core/schema/create-validators';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import { buildContract } from '../../../generator/emit/simulator/build-contract';
import { buildSeed } from '../../../generator/emit/simulator/build-seed';
import { emitRequests } from '../../../generator/emit/simulator/emit-requests';
import { buildReproductions } from '../../../generator/emit/simulator/reproductions/build-reproductions';
import { SchemaRegistry } from '../../../generator/emit/simulator/schema-registry';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { codeText } from '../../../generator/emit/snippets/code';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { createSimulator } from '../../../simulator/create-simulator';
import { BOOK_SETTINGS } from './describe';

const body = { 'application/json': { schema: { type: 'object' }, example: { title: 'New' } } };

const error = { 'application/json': { schema: { type: 'object' }, example: { error: 'No.' } } };

/** Parameters of the path, PATCH, and parameters, bodies and responses that are references, once to a reference. */
const DESCRIPTION: BundledDescription = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://things.example' }],
  'x-limits': {
    rate: { calls: 9, windowSeconds: 1 },
    paging: { maxLimit: 9 },
    accessToken: { lifeDays: 1 },
    requestBody: { maxMegabytes: 1, maxLevels: 9, maxMembers: 9 },
  },
  'x-sandbox': { documentLimit: { max: 9, headers: ['X-Limit', 'X-Remaining'] } },
  paths: {
    '/things/{id}': {
      parameters: [{ $ref: '#/components/parameters/Id' }, { $ref: '#/components/parameters/Alias' }],
      get: {
        operationId: 'getThing',
        responses: {
          200: { $ref: '#/components/responses/Thing' },
          404: { $ref: '#/components/responses/Gone' },
        },
      },
      patch: {
        operationId: 'patchThing',
        parameters: [{ name: 'q', in: 'query', required: true, schema: { type: 'integer' }, example: 7 }],
        requestBody: { $ref: '#/components/requestBodies/Thing' },
        responses: {
          200: { $ref: '#/components/responses/Thing' },
          409: { description: 'Taken.', content: error },
        },
      },
    },
  },
  components: {
    parameters: {
      Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' }, example: 5 },
      Alias: { $ref: '#/components/parameters/Q' },
      Q: { name: 'q', in: 'query', schema: { type: 'string' }, example: 'some' },
    },
    requestBodies: { Thing: { content: body } },
    responses: {
      Thing: { description: 'A thing.', content: body },
      Gone: { $ref: '#/components/responses/NotFound' },
      NotFound: { description: 'No such thing.', content: error },
    },
  },
};

const WANT = [
  { id: 'getThing', method: 'GET', parameters: ['id', 'q'], statuses: ['200', '404'] },
  { id: 'patchThing', method: 'PATCH', parameters: ['id', 'q'], statuses: ['200', '409'] },
];

const model = buildApiModel(DESCRIPTION);
const snippets = buildSnippets(model);
const schemas = new SchemaRegistry(model.schemas);
const contract = buildContract(model, BOOK_SETTINGS, schemas);

test('the pages show it', async () => {
  const files = await emitPages(buildReference(createWordingContext(model), snippets));
  const pages = files
    .filter(({ path }) => path.endsWith('.json'))
    .flatMap(({ content }) =>
      content.includes('/things/{id}') ? [JSON.parse(content) as OperationData] : [],
    )
    .filter(({ id }) => id === 'getThing' || id === 'patchThing');
  expect(
    pages.map(({ id, method, parameters = [], responses, errors }) => ({
      id,
      method: method.toUpperCase(),
      parameters: parameters.flatMap(({ fields }) => fields.map(({ name }) => name)),
      statuses: [...responses, ...errors].map(({ status }) => status),
    })),
  ).toEqual(WANT);
});

test('the snippets call it', () => {
  const curl = snippets.map(({ requests: [first] }) => codeText(first!.snippets[0]!.code));
  expect(curl[0]).toMatch(/\/things\/5'[^]*q=some/);
  expect(curl[1]).toMatch(/\/things\/5\?q=7' \\\n {2}--request PATCH/);
});

test('the contract of the simulator has it', () => {
  expect(
    contract.operations.map(({ id, method, pathParameters, query, success, errors }) => ({
      id,
      method,
      parameters: [...pathParameters, ...query.parameters].map(({ name }) => name),
      statuses: [String(success?.status), ...Object.keys(errors)],
    })),
  ).toEqual(WANT);
  // An inline response gets its own name; a reference gets the name of its first component.
  expect(Object.keys(contract.errors)).toEqual(['Gone', 'patchThing.409']);
});

test('the requests and the reproductions of the simulator have it', () => {
  const [file] = emitRequests(model);
  const { operations } = JSON.parse(file!.content) as SimulatorRequests;
  const reproductions = buildReproductions(model, BOOK_SETTINGS);
  expect(
    Object.entries(operations).map(([id, { method, parameters }]) => ({
      id,
      method,
      parameters: parameters.map(({ name }) => name),
      statuses: ['200', ...Object.keys(reproductions[id] ?? {})],
    })),
  ).toEqual(WANT);
});

describe('the engine of the simulator', () => {
  const echo = ({ path, query, body: sent }: Record<'path' | 'query' | 'body', object>) => ({
    path,
    query,
    sent,
  });
  const { fetch } = createSimulator({
    contract,
    validators: createValidators(schemas),
    seed: buildSeed(model, BOOK_SETTINGS),
    handlers: { getThing: echo, patchThing: echo },
  });
  const call = async (method: string, query: string, headers: Record<string, string> = {}) => {
    const sent = method === 'GET' ? null : '{"title":"Newer"}';
    const request = new Request(`http://127.0.0.1:9/api/things/5?q=${query}`, {
      method,
      headers: { Authorization: `Basic ${btoa('sk_1:')}`, 'Content-Type': 'application/json', ...headers },
      body: sent,
    });
    const response = await fetch(request);
    return { status: response.status, body: (await response.json()) as unknown };
  };

  test('serves it, with the parameters and bodies that it has', async () => {
    expect(await call('GET', 'some')).toEqual({
      status: 200,
      body: { path: { id: 5 }, query: { q: 'some' }, sent: {} },
    });
    expect(await call('PATCH', '7')).toEqual({
      status: 200,
      body: { path: { id: 5 }, query: { q: 7 }, sent: { title: 'Newer' } },
    });
  });

  test.each(WANT)('returns the errors of $id', async ({ method, statuses: [, wanted = ''] }) => {
    const { status, body: shown } = await call(method, '7', { [BOOK_SETTINGS.errorHeader]: wanted });
    expect([String(status), shown]).toEqual([wanted, { error: 'No.' }]);
  });
});

test('an operation replaces a parameter of its path', () => {
  const [ofPath, replaced] = contract.operations.map(({ query }) => query.parameters[0]?.type);
  expect([ofPath, replaced]).toEqual(['string', 'integer']);
});
