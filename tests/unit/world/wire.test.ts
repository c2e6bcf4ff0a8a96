import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json/json';
import { handle } from '#core/world/handle';
import { createWorld } from '#core/world/world';
import type { WorldAnswer } from '#core/world/answer';
import { doc } from '../../builders/description';
import { worldOfBundle } from '../../corpus/world/open-world';

const COLOR: JsonObject = {
  type: 'object',
  additionalProperties: false,
  properties: { R: { type: 'integer' }, G: { type: 'integer' }, B: { type: 'integer' } },
};
const COLORS: JsonObject = { type: 'array', items: { enum: ['blue', 'black', 'brown'] } };

/** A request as it comes over the wire. */
interface Sent {
  path?: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string;
}

function answer(
  operation: JsonObject,
  { path = '/paint', query = '', headers = {}, body = '' }: Sent,
  template = '/paint',
  openapi = '3.2.0',
): WorldAnswer {
  const { source } = worldOfBundle(
    doc({
      openapi,
      paths: {
        [template]: {
          post: { operationId: 'paint', responses: { '204': { description: 'Done.' } }, ...operation },
        },
      },
    }),
  );
  return handle(createWorld(source), { method: 'POST', path, query, headers, body });
}

const withParameter = (parameter: JsonObject): JsonObject => ({
  parameters: [{ name: 'color', required: true, ...parameter }],
});

/** The table of examples of styles, in which `color` has these values: array, object. */
// https://spec.openapis.org/oas/v3.2.0#style-examples
const STYLES: [place: string, style: string, explode: boolean, schema: JsonObject, sent: string][] = [
  ['path', 'matrix', false, COLORS, ';color=blue,black,brown'],
  ['path', 'matrix', false, COLOR, ';color=R,100,G,200,B,150'],
  ['path', 'matrix', true, COLORS, ';color=blue;color=black;color=brown'],
  ['path', 'matrix', true, COLOR, ';R=100;G=200;B=150'],
  ['path', 'label', false, COLORS, '.blue,black,brown'],
  ['path', 'label', false, COLOR, '.R,100,G,200,B,150'],
  ['path', 'label', true, COLORS, '.blue.black.brown'],
  ['path', 'label', true, COLOR, '.R=100.G=200.B=150'],
  ['path', 'simple', false, COLORS, 'blue,black,brown'],
  ['path', 'simple', false, COLOR, 'R,100,G,200,B,150'],
  ['path', 'simple', true, COLOR, 'R=100,G=200,B=150'],
  ['header', 'simple', false, COLORS, 'blue,black,brown'],
  ['header', 'simple', false, COLOR, 'R,100,G,200,B,150'],
  ['header', 'simple', true, COLOR, 'R=100,G=200,B=150'],
  ['query', 'form', false, COLORS, 'color=blue,black,brown'],
  ['query', 'form', false, COLOR, 'color=R,100,G,200,B,150'],
  ['query', 'form', true, COLORS, 'color=blue&color=black&color=brown'],
  ['query', 'form', true, COLOR, 'R=100&G=200&B=150'],
  ['query', 'spaceDelimited', false, COLORS, 'color=blue%20black%20brown'],
  ['query', 'spaceDelimited', false, COLOR, 'color=R%20100%20G%20200%20B%20150'],
  ['query', 'pipeDelimited', false, COLORS, 'color=blue%7Cblack%7Cbrown'],
  ['query', 'pipeDelimited', false, COLOR, 'color=R%7C100%7CG%7C200%7CB%7C150'],
  ['query', 'deepObject', true, COLOR, 'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150'],
  ['cookie', 'form', false, COLORS, 'color=blue,black,brown'],
  ['cookie', 'cookie', true, COLORS, 'color=blue; color=black; color=brown'],
];

function send(place: string, sent: string): Sent {
  if (place === 'path') return { path: `/paint/${sent}` };
  if (place === 'query') return { query: sent };
  return { headers: { [place]: sent } };
}

test.each(STYLES)(
  'a value in the %s is read by its style: %s, explode %s',
  (place, style, explode, schema, sent) => {
    const template = place === 'path' ? '/paint/{color}' : '/paint';
    const name = place === 'header' ? 'header' : 'color';
    const operation = withParameter({ name, in: place, style, explode, schema });
    expect(answer(operation, send(place, sent), template)).toMatchObject({ status: 204 });
    const wrong = sent.replace('black', 'gray').replace('200', 'many');
    expect(answer(operation, send(place, wrong), template)).toMatchObject({
      status: 400,
      rule: 'invalid-parameter',
    });
  },
);

test.each<[string, string, Sent, Sent]>([
  ['header', 'application/json', { headers: { color: '{"R":100}' } }, { headers: { color: '{"R":"many"}' } }],
  [
    'query',
    'application/json',
    { query: 'color=%7B%22R%22%3A100%7D' },
    { query: 'color=%7B%22R%22%3A%22many%22%7D' },
  ],
  [
    'querystring',
    'application/json',
    { query: '%7B%22R%22%3A100%7D' },
    { query: '%7B%22R%22%3A%22many%22%7D' },
  ],
  ['querystring', 'application/x-www-form-urlencoded', { query: 'R=100&G=200' }, { query: 'R=100&G=many' }],
])('a value in the %s is read as %s', (place, mediaType, right, wrong) => {
  const operation = withParameter({ in: place, content: { [mediaType]: { schema: COLOR } } });
  expect(answer(operation, right)).toMatchObject({ status: 204 });
  expect(answer(operation, wrong)).toMatchObject({ status: 400, rule: 'invalid-parameter' });
});

test('an empty value is taken where the description allows it', () => {
  const number = { in: 'query', schema: { type: 'integer' } };
  expect(answer(withParameter({ ...number, allowEmptyValue: true }), { query: 'color=' }).status).toBe(204);
  expect(answer(withParameter(number), { query: 'color=' }).status).toBe(400);
});

const FIELDS: JsonObject = {
  type: 'object',
  required: ['colors', 'mix'],
  additionalProperties: false,
  properties: { colors: COLORS, mix: COLOR, size: { type: 'integer' } },
};
const bodyOf = (mediaType: string, encoding: JsonObject = {}): JsonObject => ({
  requestBody: { required: true, content: { [mediaType]: { schema: FIELDS, encoding } } },
});
const FORM = 'application/x-www-form-urlencoded';
const formOf = (body: string): Sent => ({ headers: { 'content-type': FORM }, body });
const MIX = '%7B%22R%22%3A100%7D';

// https://spec.openapis.org/oas/v3.2.0#encoding-object: arrays are repeated and objects are JSON, unless an encoding says otherwise.
test.each<[string, JsonObject, string]>([
  ['by its value', {}, `colors=blue&colors=black&mix=${MIX}&size=3`],
  ['by a style', { colors: { style: 'pipeDelimited', explode: false } }, `colors=blue%7Cblack&mix=${MIX}`],
  ['as a deep object', { mix: { style: 'deepObject', explode: true } }, 'colors=blue&mix%5BR%5D=100'],
  [
    'as a document',
    { colors: { contentType: 'application/json' } },
    `colors=%22blue%22&colors=%22black%22&mix=${MIX}`,
  ],
  ['in brackets, which OpenAPI does not define', {}, 'colors[]=blue&colors[]=black&mix[R]=100'],
])('a field of a form is read %s', (_, encoding, body) => {
  const operation = bodyOf(FORM, encoding);
  expect(answer(operation, formOf(body))).toMatchObject({ status: 204 });
  expect(answer(operation, formOf(body.replace('blue', 'gray')))).toMatchObject({
    status: 422,
    rule: 'invalid-body',
  });
  expect(answer(operation, formOf(body.replace('100', 'many')))).toMatchObject({ status: 422 });
});

const part = (name: string, text: string, mediaType = ''): string =>
  `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n${mediaType && `Content-Type: ${mediaType}\r\n`}\r\n${text}\r\n`;
const parts = (...list: string[]): Sent => ({
  headers: { 'content-type': 'multipart/form-data; boundary=cut' },
  body: `${list.join('')}--cut--\r\n`,
});

test('the parts of a body are read', () => {
  const operation = bodyOf('multipart/form-data');
  const sent = (color: string, size: string) =>
    answer(
      operation,
      parts(part('colors', color), part('mix', '{"R":100}', 'application/json'), part('size', size)),
    );
  expect(sent('blue', '3')).toMatchObject({ status: 204 });
  expect(sent('gray', '3')).toMatchObject({ status: 422 });
  expect(sent('blue', 'many')).toMatchObject({ status: 422 });
  const broken = { ...parts(part('size', '3')), body: 'no parts' };
  expect(answer(operation, broken)).toMatchObject({ status: 400, rule: 'broken-parts' });
});

/** Records of a collection with a styled id, made of a form with a file. */
const PICTURES: JsonObject = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'integer' }, title: { type: 'string' }, file: { type: 'string' } },
};
const picture = { 'application/json': { schema: PICTURES } };

test('a record is found by the value of a style, and keeps no file', () => {
  const { source } = worldOfBundle(
    doc({
      paths: {
        '/pictures': {
          post: {
            operationId: 'addPicture',
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: {
                    type: 'object',
                    required: ['title', 'file'],
                    properties: { title: { type: 'string' }, file: { type: 'string', format: 'binary' } },
                  },
                },
              },
            },
            responses: { '201': { description: 'Added.', content: picture } },
          },
        },
        '/pictures/{id}': {
          get: {
            operationId: 'getPicture',
            parameters: [
              { name: 'id', in: 'path', required: true, style: 'matrix', schema: { type: 'integer' } },
            ],
            responses: { '200': { description: 'A picture.', content: picture } },
          },
        },
      },
    }),
  );
  const world = createWorld(source);
  const { headers, body = '' } = parts(part('title', 'Sea'), part('file', 'PNG', 'application/octet-stream'));
  const added = handle(world, { method: 'POST', path: '/pictures', query: '', headers: headers!, body });
  expect(added).toMatchObject({ status: 201, effect: 'stored', body: { title: 'Sea' } });
  expect(Object.keys(added.body as object)).not.toContain('file');
  const { id } = added.body as { id: number };
  const found = handle(world, {
    method: 'GET',
    path: `/pictures/;id=${id}`,
    query: '',
    headers: {},
    body: '',
  });
  expect(found).toMatchObject({ status: 200, body: { id, title: 'Sea' } });
});

test('a header of an answer has its example as its style writes it', () => {
  const header = (explode: boolean, example: Json) => ({
    responses: {
      '204': {
        description: 'Done.',
        headers: { color: { explode, example, schema: Array.isArray(example) ? COLORS : COLOR } },
      },
    },
  });
  const headersOf = (explode: boolean, example: Json) => answer(header(explode, example), {}).headers;
  expect(headersOf(false, ['blue', 'black'])).toMatchObject({ color: 'blue,black' });
  expect(headersOf(false, { R: 100, G: 200 })).toMatchObject({ color: 'R,100,G,200' });
  expect(headersOf(true, { R: 100, G: 200 })).toMatchObject({ color: 'R=100,G=200' });
});
