import { expect, test } from 'vitest';
import { valueAt } from '#core/json/pointer';
import { readDescription } from '../../../../generator/read/read-description';

/** Reads a description of the corpus: what pages are made of, and the rules that have something to say. */
async function read(name: string) {
  const entry = `tests/corpus/descriptions/${name}.yaml`;
  const { problems, description } = await readDescription(entry, async (_, work) => work());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const found = new Set(problems.map(({ ruleId }) => ruleId));
  return { found, at: (...tokens: string[]) => valueAt(description?.bundle as never, tokens) };
}

const SCHEMA = ['get', 'responses', '200', 'content', 'application/json', 'schema'];

test('Swagger 2.0 is converted: server, body, style of a list, security scheme', async () => {
  const { at, found } = await read('swagger');
  expect(found).toContain('openapi-version');
  expect(at('openapi')).toMatch(/^3\./);
  expect(at('servers', '0', 'url')).toBe('https://api.abaco.example/v1');
  const body = ['requestBody', 'content', 'application/json', 'schema', '$ref'];
  expect(at('paths', '/a', 'post', ...body)).toBe('#/components/schemas/A');
  expect(at('paths', '/a', 'post', 'parameters', '0', 'explode')).toBe(true);
  expect(at('components', 'securitySchemes', 'k', 'type')).toBe('apiKey');
});

test('schemas of Swagger 2.0 are converted: a discriminator, an extension for null, but no data', async () => {
  const { at } = await read('swagger');
  const schema = (...tokens: string[]) => at('components', 'schemas', 'A', ...tokens);
  expect(schema('discriminator', 'propertyName')).toBe('kind');
  expect(schema('properties', 'n')).toEqual({ type: 'integer', nullable: true });
  const data = { discriminator: 'kind', 'x-nullable': true };
  expect(schema('properties', 'default', 'example')).toEqual(data);
});

test('a file of a form of Swagger 2.0 needs no description', async () => {
  const { at } = await read('swagger');
  const form = ['requestBody', 'content', 'multipart/form-data', 'schema', 'properties'];
  expect(at('paths', '/b', 'post', ...form, 'picture')).toStrictEqual({ type: 'string', format: 'binary' });
});

test('a version that is a number, or has no patch, is read', async () => {
  const { at, found } = await read('unquoted-version');
  expect(found).toContain('openapi-version');
  expect(at('paths', '/a', 'get', 'operationId')).toBe('a');
});

test('a definition is found in the schema around the reference', async () => {
  const { at, found } = await read('inner-definitions');
  expect(found).toContain('inner-definitions');
  const pointer = '#/paths/~1a/get/responses/200/content/application~1json/schema/$defs/X';
  expect(at('paths', '/a', ...SCHEMA, 'items', '$ref')).toBe(pointer);
});

test('a definition is found in the schema that is a reference to it', async () => {
  const { at } = await read('inner-definitions');
  const pointer = '#/paths/~1b/get/responses/200/content/application~1json/schema/$defs/Node';
  expect(at('paths', '/b', ...SCHEMA, 'allOf')).toEqual([{ $ref: pointer }]);
  expect(at('paths', '/b', ...SCHEMA, '$defs', 'Node', 'properties', 'next', '$ref')).toBe(pointer);
});

test('what is missing is said where it stands, or left out', async () => {
  const { at, found } = await read('missing-references');
  expect(found).toContain('no-unresolved-refs');
  const text = (name: string) => at('paths', '/a', ...SCHEMA, 'properties', name, 'description');
  expect([text('x'), text('y')]).toEqual([
    'Missing: `#/components/schemas/Gone`.',
    'Missing: `./other.yaml`.',
  ]);
  expect(at('paths', '/a', 'get', 'responses', '400')).toEqual({
    description: 'Missing: `#/components/responses/Bad`.',
  });
  expect(at('paths', '/a', 'get', 'parameters')).toEqual([]);
});

test('equal operationIds get numbers', async () => {
  const { at, found } = await read('equal-ids');
  expect(found).toContain('description/unique-operation-ids');
  expect([at('paths', '/a', 'get', 'operationId'), at('paths', '/b', 'get', 'operationId')]).toEqual([
    'a',
    'a-2',
  ]);
});

test('schemas alone are a description, and so is a device flow with scopes', async () => {
  const schemas = await read('only-schemas');
  expect(schemas.at('components', 'schemas', 'B', 'type')).toBe('string');
  const flow = await read('device-flow');
  const scopes = ['components', 'securitySchemes', 'o', 'flows', 'deviceAuthorization', 'scopes'];
  expect(flow.at(...scopes)).toEqual({ r: 'Read' });
});
