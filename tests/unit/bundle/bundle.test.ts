import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { bundle } from '../../../generator/read/bundle/bundle';
import { emitBundle } from '../../../generator/read/bundle/emit-bundle';
import { dropUnreadReferences } from '../../../generator/read/normalize/drop-unread-references';
import { rewriteReferences } from '../../../generator/read/normalize/rewrite-references';
import { lint } from '../../../generator/read/lint/lint';
import { LocalDocuments } from '../../../generator/read/source/documents';
import { descriptionText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

const files = {
  'openapi.yaml': descriptionText(`
paths:
  /tree: {$ref: paths/tree.yaml}
components:
  schemas:
    Zebra: {type: string}
`),
  'paths/tree.yaml': `
get:
  operationId: getTree
  responses:
    '200':
      description: The tree.
      content:
        application/json:
          schema: {$ref: ../schemas/Tree.yaml, description: The tree.}
          examples: {default: {$ref: ../examples/getTree.200.yaml}}
`,
  'schemas/Tree.yaml': 'type: object\nproperties: {leaf: {$ref: Leaf.yaml}}\n',
  'schemas/Leaf.yaml': 'type: object\nproperties: {tree: {$ref: Tree.yaml}}\n',
  'examples/getTree.200.yaml': 'value: {leaf: {}}\n',
};

const entryOf = (folder: string) => path.join(folder, 'openapi.yaml');

test('makes one document with internal references, components named after their files and sorted', async () => {
  const { description } = await bundle(entryOf(temporaryFolder(files)));

  expect(description).toEqual({
    openapi: '3.1.0',
    info: { title: 'Test', version: '1' },
    paths: {
      '/tree': {
        get: {
          operationId: 'getTree',
          responses: {
            '200': {
              description: 'The tree.',
              content: {
                'application/json': {
                  schema: { $ref: '#/components/schemas/Tree', description: 'The tree.' },
                  examples: { default: { $ref: '#/components/examples/getTree.200' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      examples: { 'getTree.200': { value: { leaf: {} } } },
      schemas: {
        Leaf: { type: 'object', properties: { tree: { $ref: '#/components/schemas/Tree' } } },
        Tree: { type: 'object', properties: { leaf: { $ref: '#/components/schemas/Leaf' } } },
        Zebra: { type: 'string' },
      },
    },
  });
  expect(Object.keys(description.components?.schemas ?? {})).toEqual(['Leaf', 'Tree', 'Zebra']);
});

test('gives the same bytes again, from another folder and after linting with the same documents', async () => {
  const documents = new LocalDocuments();
  const folder = temporaryFolder(files);
  await lint(entryOf(folder), documents);

  const afterLint = emitBundle((await bundle(entryOf(folder), documents)).description);
  const elsewhere = emitBundle((await bundle(entryOf(temporaryFolder(files)))).description);

  expect(afterLint).toEqual(elsewhere);
  expect(afterLint[0]?.path).toBe('bundle/openapi.json');
  expect(afterLint[0]?.content.endsWith('}\n')).toBe(true);
});

test('throws when the entry document cannot be read', async () => {
  await expect(bundle('nowhere.yaml')).rejects.toThrow();
});

test('resolves references into other files, whatever the names in them', async () => {
  const { description } = await bundle(
    entryOf(
      temporaryFolder({
        'openapi.yaml': descriptionText(`
paths: {}
components:
  schemas:
    Slash: {$ref: 'other.yaml#/defs/a~1b~0c%20d%7Be%7D'}
    Percent: {$ref: 'other.yaml#/defs/100%25'}
`),
        'other.yaml': 'defs: {a/b~c d{e}: {title: Inner}, 100%: {title: All}}\n'.replace(
          'a/b~c d{e}',
          "'a/b~c d{e}'",
        ),
      }),
    ),
  );
  expect(description.components?.schemas).toMatchObject({
    'a~1b~0c d{e}': { title: 'Inner' },
    Slash: { $ref: '#/components/schemas/a~01b~00c d{e}' },
    Percent: { $ref: '#/components/schemas/100%' },
  });
});

test('inlines a content object that is written elsewhere', async () => {
  const { description } = await bundle(
    entryOf(
      temporaryFolder({
        'openapi.yaml': descriptionText(`
paths:
  /a:
    put: {requestBody: {content: {$ref: a.yaml}}, responses: {'200': {description: A., content: {$ref: a.yaml}}}}
    get: {responses: {'200': {description: B., content: {$ref: '#/components/mediaTypes/b'}}}}
components:
  mediaTypes: {b: {text/plain: {example: B}}, c: {example: C}}
  schemas: {Post: {properties: {content: {$ref: '#/components/schemas/Content'}}}, Content: {type: string}}
`),
        'a.yaml': 'application/json: {schema: {type: integer}}\n',
      }),
    ),
  );
  const { put, get } = description.paths!['/a'] as Record<string, JsonObject>;
  const content = { 'application/json': { schema: { type: 'integer' } } };
  expect(put).toMatchObject({ requestBody: { content }, responses: { 200: { content } } });
  expect(get).toMatchObject({ responses: { 200: { content: { 'text/plain': { example: 'B' } } } } });
  expect(description.components).toEqual({
    mediaTypes: { c: { example: 'C' } },
    schemas: {
      Content: { type: 'string' },
      Post: { properties: { content: { $ref: '#/components/schemas/Content' } } },
    },
  });
});

const bundleText = async (rest: string) => {
  const { description } = await bundle(entryOf(temporaryFolder({ 'openapi.yaml': descriptionText(rest) })));
  return description;
};

test('what is null is left out, and what has a name of the author is empty', async () => {
  const { paths, components, tags } = await bundleText(`
tags: [null, {name: A, description: null}]
paths:
  /a: null
  /b:
    description: null
    get: {parameters: [null], responses: {'200': {description: B., content: {text/plain: null}}, default: null}}
components:
  schemas:
    None: null
    Kept: {type: [string, 'null'], enum: [null, a], default: null, example: null, discriminator: null, x-a: null}
    Names: {properties: {default: null, description: null, value: {items: null}}, required: [default]}
`);
  expect(tags).toEqual([{ name: 'A' }]);
  expect(paths).toEqual({
    '/a': {},
    '/b': {
      get: {
        parameters: [],
        responses: { 200: { description: 'B.', content: { 'text/plain': {} } }, default: {} },
      },
    },
  });
  expect(components?.schemas).toEqual({
    None: {},
    Kept: { type: ['string', 'null'], enum: [null, 'a'], default: null, example: null, 'x-a': null },
    Names: { properties: { default: {}, description: {}, value: {} }, required: ['default'] },
  });
});

test('an operation has a parameter for each name in its path', async () => {
  const { paths } = await bundleText(`
paths:
  /a/{id}/{part}/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
    get: {parameters: [{$ref: '#/components/parameters/part'}], responses: {}}
    put: {parameters: [{name: part, in: query, schema: {}}], responses: {}}
components: {parameters: {part: {name: part, in: path, required: true, schema: {}}}}
`);
  const { get, put } = paths!['/a/{id}/{part}/{id}'] as Record<string, JsonObject>;
  expect(get?.parameters).toEqual([{ $ref: '#/components/parameters/part' }]);
  expect(put?.parameters).toEqual([
    { name: 'part', in: 'query', schema: {} },
    { name: 'part', in: 'path', required: true, schema: { type: 'string' } },
  ]);
});

test('normalizes references in parts that are named like values', () => {
  const Odd = { title: 'Odd' };
  const reference = () => ({ $ref: '#/components/schemas/a/b' });
  const description = {
    paths: { '/a': { get: { responses: { default: { content: { a: { schema: reference() } } } } } } },
    components: {
      schemas: { 'a/b': Odd, Names: { properties: { value: reference(), example: reference() } } },
    },
  };
  rewriteReferences(description);
  expect(JSON.stringify(description).match(/a~1b/g)).toHaveLength(3);
});

describe('a broken reference', () => {
  const withPath = (path: JsonObject) => ({ openapi: '3.1.0', info: {}, paths: { '/a': path } });
  const gone = () => ({ $ref: '#/components/schemas/gone' });

  test.each<{ place: string; path: JsonObject }>([
    { place: 'path item', path: gone() },
    { place: 'schema', path: { get: { parameters: [{ name: 'a', in: 'query', schema: gone() }] } } },
  ])('throws where a $place is required', async ({ path }) => {
    const description = withPath(path);
    await expect(dropUnreadReferences(rewriteReferences(description), description)).rejects.toThrow(
      /^The reference at `#\/paths\/~1a[^`]*` of the bundle does not resolve\.$/,
    );
  });

  test('goes where nobody reads it', async () => {
    const description = withPath({ get: { responses: { 200: { description: 'A.', schema: gone() } } } });
    await dropUnreadReferences(rewriteReferences(description), description);
    expect(description.paths['/a'].get).toEqual({ responses: { 200: { description: 'A.', schema: {} } } });
  });

  test('stays in values and extensions', () => {
    expect(rewriteReferences({ 'x-a': { $ref: 'gone' }, example: { $ref: 'gone' } })).toEqual([]);
  });
});
