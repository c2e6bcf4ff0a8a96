import { expect, test } from 'vitest';
import type { OperationData } from '#core/contracts/page-data';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { buildApiModel } from '../../../generator/model/build-api-model';
import { emitPages } from '../../../generator/pages/emit-pages';
import { buildContract } from '../../../generator/simulator/build-contract';
import { emitRequests } from '../../../generator/simulator/emit-requests';
import { buildReproductions } from '../../../generator/simulator/reproductions/build-reproductions';
import { SchemaRegistry } from '../../../generator/simulator/schema-registry';
import { buildSnippets } from '../../../generator/snippets/build-snippets';
import { codeText } from '../../../generator/snippets/code';
import { createWordingContext } from '../../../generator/wording/wording-context';
import { BOOK_SETTINGS } from './describe';

const body = { 'application/json': { schema: { type: 'object' }, example: { title: 'New' } } };

/** Parameters of the path, PATCH, and parameters, bodies and responses that are references, once to a reference. */
const DESCRIPTION: BundledDescription = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: 'https://things.example' }],
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
        responses: { 200: { $ref: '#/components/responses/Thing' }, 409: { description: 'Taken.' } },
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
      NotFound: { description: 'No such thing.' },
    },
  },
};

const WANT = [
  { id: 'getThing', method: 'GET', parameters: ['id', 'q'], statuses: ['200', '404'] },
  { id: 'patchThing', method: 'PATCH', parameters: ['id', 'q'], statuses: ['200', '409'] },
];

const model = buildApiModel(DESCRIPTION);
const snippets = buildSnippets(model);
const contract = buildContract(model, BOOK_SETTINGS, new SchemaRegistry(model.schemas));

test('the pages show it', async () => {
  const files = await emitPages(createWordingContext(model), snippets);
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
  expect(curl[1]).toMatch(/PATCH '[^']*\/things\/5\?q=7'/);
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
  // A response of its own has a name of its own, a reference that of its first component.
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

test('an operation replaces a parameter of its path', () => {
  const [ofPath, replaced] = contract.operations.map(({ query }) => query.parameters[0]?.type);
  expect([ofPath, replaced]).toEqual(['string', 'integer']);
});
