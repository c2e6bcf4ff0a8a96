import type { JsonObject } from '#core/json/json';
import { describe, expect, it } from 'vitest';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { buildReproductions } from '../../../generator/emit/simulator/reproductions/build-reproductions';
import { emitReproductions } from '../../../generator/emit/simulator/reproductions/emit-reproductions';
import type { ReproductionSettings } from '../../../generator/emit/simulator/settings/settings';
import type { Operation } from '../../../generator/model/api/api-model';
import { wrongExample } from '../../../generator/emit/simulator/reproductions/wrong-example';
import { BOOK_SETTINGS, describeBooks } from './describe';

const KEY = { Authorization: `Basic ${btoa('sk_1:')}` };

const books = describeBooks();
const item = books.paths?.['/shelf/books/{id}'] as Record<string, JsonObject>;
const withErrors = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: status }]));
item.get!.responses = withErrors('401', '403', '404', '405', '406', '429', '503');
item.put = {
  operationId: 'updateBook',
  security: [{ oauth2: ['write'] }],
  parameters: item.get!.parameters!,
  requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  responses: withErrors('400', '401', '422'),
};
const model = buildApiModel(books);

const reproduce = (operations: ReproductionSettings['operations'] = {}) =>
  buildReproductions(model, {
    ...BOOK_SETTINGS,
    reproductions: { ...BOOK_SETTINGS.reproductions, operations },
  });

describe('buildReproductions', () => {
  const { getBook, updateBook, listBooks } = reproduce();

  it('finds a natural cause where the simulator has one', () => {
    expect(getBook?.['404']).toEqual({
      cause: 'No record has the id 4.',
      request: { method: 'GET', path: '/shelf/books/4', headers: KEY },
    });
    expect(getBook?.['403']).toEqual({
      cause: 'Book 7 is locked away.',
      request: { method: 'GET', path: '/shelf/books/7', headers: KEY },
    });
    expect(getBook?.['406']?.request.headers).toEqual({ ...KEY, Accept: 'application/xml' });
    expect(getBook?.['429']?.times).toBe(3);
  });

  it('truncates a body, and sends a string instead of a number, the page size first', () => {
    expect(updateBook?.['400']?.request.body).toBe('{"');
    expect(listBooks?.['400']).toMatchObject({
      cause: '`limit` is not an integer.',
      request: { path: '/shelf/books?limit=ten' },
    });
  });

  it('reads with a key of nobody and writes with a token that may only read', () => {
    expect(getBook?.['401']).toMatchObject({
      cause: 'No account has this key.',
      request: { headers: { Authorization: `Basic ${btoa('sk_9:')}` } },
    });
    expect(updateBook?.['401']).toMatchObject({
      cause: 'The token has the scope `read`.',
      request: { headers: { Authorization: 'Bearer at_reader' } },
    });
  });

  it('chooses a method that no operation of the path has', () => {
    expect(getBook?.['405']?.request.method).toBe('PATCH');
    item.patch = { operationId: 'patchBook', responses: withErrors('405') };
    const { patchBook } = buildReproductions(buildApiModel(books), BOOK_SETTINGS);
    delete item.patch;
    expect(patchBook?.['405']?.request.method).toBe('POST');
  });

  it('asks for the response where it has no cause', () => {
    expect(getBook?.['503']).toEqual({
      request: { method: 'GET', path: '/shelf/books/8', headers: { ...KEY, 'X-Want-Error': '503' } },
      simulated: true,
    });
  });

  it('writes out what the settings give', () => {
    const given = reproduce({
      getBook: {
        404: {
          cause: 'It was torn.',
          parameters: { id: 9 },
          before: [{ operation: 'updateBook', parameters: { id: 9 }, body: { title: null } }],
          times: 2,
        },
        429: { simulated: true },
      },
      updateBook: { 422: { cause: 'It is sold.' } },
    });
    expect(given.getBook?.['404']).toEqual({
      cause: 'It was torn.',
      before: [
        {
          method: 'PUT',
          path: '/shelf/books/9',
          headers: { ...KEY, 'Content-Type': 'application/json' },
          body: '{"title":null}',
        },
      ],
      request: { method: 'GET', path: '/shelf/books/9', headers: KEY },
      times: 2,
    });
    expect(given.getBook?.['429']).toMatchObject({
      simulated: true,
    });
    expect(given.updateBook?.['422']?.request.body).toBe('{}');
  });

  const wrongFields = { 'pages[0].size': { value: 'huge', cause: '`size` is not a number.' } };

  it.each([
    {
      body: { title: 'Old', pages: [{ size: 1, text: 'a' }] },
      errors: { title: ['is missing'], 'pages[0].size': ['is wrong'] },
      want: {
        cause: 'The body has no `title`. `size` is not a number.',
        body: { pages: [{ size: 'huge', text: 'a' }] },
      },
    },
    { body: { title: 'Old' }, errors: { 'pages[0].size': ['is wrong'] }, want: undefined },
    { body: { title: 'Old' }, errors: { kind: ['is missing'] }, want: undefined },
    { body: { title: 'Old' }, errors: {}, want: undefined },
  ])('changes the documented request until it has the errors $errors', ({ body, errors, want }) => {
    const responses = [
      { status: '422', content: [{ mediaType: 'application/json', examples: [{ value: { errors } }] }] },
    ];
    const operation = { requests: [{ body: { value: body } }], responses } as unknown as Operation;
    expect(wrongExample(operation, '422', wrongFields)).toEqual(want);
  });

  it('writes a line for each reproduction', () => {
    const [file] = emitReproductions({ getBook: getBook ?? {} });
    expect(file?.path).toBe('simulator/reproductions.json');
    expect(JSON.parse(file?.content ?? '')).toEqual({ getBook });
    expect(file?.content.split('\n')).toHaveLength(7 + 5);
  });
});
