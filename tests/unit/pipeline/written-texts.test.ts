import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lookUp } from '#core/openapi/resolve';
import { bundle } from '../../../generator/read/bundle/bundle';
import { generate } from '../../../generator/run/pipeline';
import { descriptionText } from '../../builders/description-text';
import { temporaryFolder } from '../../builders/temporary-folder';

/** Values without quotes whose schema wants a string, wherever a description has values. */
const DESCRIPTION = `
paths:
  /parcels:
    post:
      operationId: sendParcel
      summary: Send a parcel
      parameters:
        - { name: zip, in: query, schema: { type: string, example: 01234 } }
        - { name: phone, in: query, example: +41791234567, schema: { $ref: '#/components/schemas/Phone' } }
        - { name: commit, in: query, content: { text/plain: { schema: { type: string }, example: 12345e7 } } }
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Parcel' }
            example:
              { release: 1.10, tags: [0x1F, 007], size: 2.50, flag: True, on: 2024-01-01, sure: yes }
      responses:
        '200':
          description: OK
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Parcel' }
              examples: { default: { $ref: '#/components/examples/Sent' } }
components:
  schemas:
    Phone: { type: [string, 'null'] }
    Base: { type: object, properties: { release: { type: string, default: 1.90, enum: [1.90, 1.10] } } }
    Parcel:
      allOf:
        - $ref: '#/components/schemas/Base'
        - type: object
          properties:
            tags: { type: array, items: { type: string } }
            size: { type: number }
            flag: { anyOf: [{ type: string }, { type: 'null' }] }
            on: { type: string, format: date }
            sure: { type: string, const: yes }
            either: { oneOf: [{ type: string }, { type: integer }], example: 010 }
          additionalProperties: { type: string }
  examples:
    Sent: { value: { release: 1.90, size: 1.0, more: 1e3 } }
`;

const write = (text: string) => path.join(temporaryFolder({ 'openapi.yaml': text }), 'openapi.yaml');

async function read(text: string) {
  const { description, problems } = await bundle(write(text));
  const told = problems.map(({ ruleId, location: { line, column } }) => `${ruleId} ${line}:${column}`);
  const at = (pointer: string) => lookUp({ ...description }, `#${pointer}`);
  return { at, problems, told };
}

describe('a value whose schema wants a string is what its author wrote', () => {
  test.each([
    ['/paths/~1parcels/post/parameters/0/schema/example', '01234'],
    ['/paths/~1parcels/post/parameters/1/example', '+41791234567'],
    ['/paths/~1parcels/post/parameters/2/content/text~1plain/example', '12345e7'],
    [
      '/paths/~1parcels/post/requestBody/content/application~1json/example',
      { release: '1.10', tags: ['0x1F', '007'], size: 2.5, flag: 'True', on: '2024-01-01', sure: 'yes' },
    ],
    ['/components/examples/Sent/value', { release: '1.90', size: 1, more: '1e3' }],
    ['/components/schemas/Base/properties/release/default', '1.90'],
    ['/components/schemas/Base/properties/release/enum', ['1.90', '1.10']],
    ['/components/schemas/Parcel/allOf/1/properties/either/example', 10],
  ])('%s', async (pointer, value) => {
    const { at } = await read(descriptionText(DESCRIPTION));
    expect(at(pointer)).toEqual(value);
  });

  test('in every output that shows it', async () => {
    const runStage = <Result>(_: string, work: () => Result | Promise<Result>) => Promise.resolve(work());
    const { files } = await generate(write(descriptionText(DESCRIPTION)), runStage);
    const contentOf = (folder: string) =>
      files.flatMap((file) => (file.path.startsWith(`${folder}/`) ? [file.content] : [])).join('\n');
    for (const folder of ['bundle', 'snippets', 'pages', 'text', 'postman'])
      for (const text of ['01234', '41791234567', '1.10', '0x1F', '007'])
        expect(`${folder}: ${contentOf(folder)}`).toContain(text);
    for (const folder of ['bundle', 'snippets', 'pages', 'text', 'postman', 'facts', 'types'])
      expect(`${folder}: ${contentOf(folder)}`).not.toMatch(
        /(?<![\d.])(?:1234|1\.1|31|123450000000)(?![\d.])/,
      );
  });

  test('in Swagger 2.0', async () => {
    const { at } = await read(`
swagger: '2.0'
info: { title: Parcels, version: 1.10 }
paths:
  /parcels:
    get:
      operationId: listParcels
      parameters: [{ name: zip, in: query, type: string, default: 01234 }]
      responses:
        '200':
          description: OK
          schema: { type: object, properties: { zip: { type: string } } }
          examples: { application/json: { zip: 01234 } }
`);
    expect(at('/info/version')).toBe('1.10');
    expect(at('/paths/~1parcels/get/parameters/0/schema/default')).toBe('01234');
    expect(JSON.stringify(at('/paths/~1parcels/get/responses/200/content'))).toContain('"zip":"01234"');
  });
});

test('a number that other programs read is a warning where it is written', async () => {
  const { told, problems } = await read(
    descriptionText(`
servers: [{ url: 'https://{version}.example', variables: { version: { default: 1.10, enum: [1.10, 2] } } }]
paths: {}
components:
  schemas:
    Zip: { type: string, example: 01234 }
    Street: { type: string, example: 12 }
    Size: { type: number, example: 1.50 }
`),
  );
  expect(told).toEqual(['unquoted-string 3:80', 'unquoted-string 3:93', 'unquoted-string 7:35']);
  expect(problems[2]).toMatchObject({
    severity: 'warn',
    remedy: expect.stringContaining('"01234"') as string,
  });
});

test('a string that is in an enum already does not get there twice', async () => {
  const { at } = await read(
    descriptionText(`
paths: {}
components:
  schemas:
    Case: { type: string, enum: ['1', 1, 2] }
    List: { type: array, items: { type: string }, example: [07, 07, 7, '7'] }
`),
  );
  expect(at('/components/schemas/Case/enum')).toEqual(['1', 1, '2']);
  expect(at('/components/schemas/List/example')).toEqual(['07', '07', '7', '7']);
});
