import { describe, expect, test } from 'vitest';
import type { Json } from '#core/json/json';
import { isObject } from '#core/json/json';
import { causesOfResponses, type Documented } from '#core/paste/documented';
import { type Aids, explain } from '#core/paste/explain';
import { parse } from '#core/paste/parse';

/** A shop of books, with errors in the form of RFC 9457 for one operation and a range of statuses for another. */
const documented: Documented = {
  operations: {
    listBooks: { method: 'GET', path: '/books', summary: 'List books', href: '/api/list/' },
    addBook: { method: 'POST', path: '/books', summary: 'Add a book', href: '/api/add/' },
    getBook: { method: 'GET', path: '/books/{id}', summary: 'Get a book', href: '/api/get/' },
  },
  objects: { Book: { title: 'Book', href: '/api/book/' }, Shelf: { title: 'Shelf', href: '/api/shelf/' } },
  events: { 'book.sold': { summary: 'A book was sold', href: '/api/sold/' } },
  fields: {
    Book: { title: 'string, at most 80 characters', language: 'string, one of de, en', isbn: 'string' },
    Shelf: { title: 'string, at most 8 characters' },
  },
  parameters: { listBooks: { sort: ['string, one of title, isbn', 'query.sort'] } },
  causes: causesOfResponses({
    addBook: {
      responses: {
        201: { description: 'Added.', bodies: { default: { title: 'Dune' } } },
        422: {
          description: 'The book cannot be added.',
          bodies: {
            language: {
              type: 'https://books.example/problems/invalid',
              title: 'Invalid request',
              errors: [{ pointer: '/language', detail: 'is not a language' }],
            },
            isbn: {
              type: 'https://books.example/problems/invalid',
              title: 'Invalid request',
              errors: [{ pointer: '/isbn', detail: 'is taken by book 17' }],
            },
          },
        },
      },
    },
    listBooks: {
      responses: {
        '4XX': {
          description: 'The query is wrong.',
          bodies: { sort: { message: 'Cannot sort by "price".' } },
        },
      },
    },
    getBook: {
      responses: {
        404: { description: 'No such book.', bodies: {} },
        503: { description: 'Closed.', bodies: {} },
      },
    },
  }),
};

const example = { title: 'Dune', language: 'en', isbn: '9780441013593' };
const aids: Aids = {
  example: (id) =>
    id === 'addBook'
      ? { method: 'POST', path: '/books', body: example }
      : { method: 'GET', path: '/books?sort=title' },
  check: (_, body) => {
    const members = isObject(body) ? body : {};
    const unknown = Object.keys(members).filter((name) => !Object.hasOwn(example, name));
    const missing = Object.keys(example).filter((name) => !Object.hasOwn(members, name));
    const mistake = (name: string, keyword: string) => ({
      pointer: `/${name}`,
      instancePath: '',
      keyword,
      value: '',
      rule: '',
      remedy: '',
    });
    return [
      ...missing.map((name) => mistake(name, 'required')),
      ...unknown.map((name) => mistake(name, 'additionalProperties')),
    ];
  },
};

const ask = (text: string) => explain(parse(text), documented, aids);

describe('an error', () => {
  test('has the cause that its body says, and the field that a pointer names', () => {
    const body = {
      title: 'Invalid request',
      errors: [{ pointer: '/isbn', detail: 'is taken by book 90210' }],
    };
    const found = ask(`HTTP/1.1 422 Unprocessable Content\n\n${JSON.stringify(body)}`);
    expect(found.causes[0]).toMatchObject({
      text: 'The book cannot be added.',
      isCertain: true,
      retry: 'never',
    });
    expect(found.operation?.id).toBe('addBook');
    expect(found.fields).toEqual([{ name: 'isbn', rule: 'string', href: '/api/book/#isbn' }]);
  });

  test('may say it of another value: quoted parts and numbers vary', () => {
    const found = ask(
      'POST /v2/books?sort=pages HTTP/1.1\n\nHTTP/1.1 400\n\n{"message":"Cannot sort by \\"pages\\"."}',
    );
    expect(found.causes[0]).toMatchObject({ status: '400', text: 'The query is wrong.', isCertain: true });
  });

  test('of a range is sent again as its status says', () => {
    expect(
      ask('GET /books HTTP/1.1\n\nHTTP/1.1 429\n\n{"message":"Cannot sort by \\"x\\"."}').causes[0]?.retry,
    ).toBe('after_reset');
  });

  test('without a body has the documented cause of its status, which is not certain', () => {
    const found = ask('GET https://books.example/v2/books/12 HTTP/1.1\n\nHTTP/1.1 404 Not Found\n\n');
    expect(found.causes).toMatchObject([{ text: 'No such book.', isCertain: false }]);
    expect(found.operation?.id).toBe('getBook');
  });

  test('that nothing documents has no cause', () => {
    expect(ask('HTTP/1.1 418 I am a teapot\n\n{"a":"b"}')).toMatchObject({
      isError: true,
      causes: [{ status: '418', isCertain: false }],
    });
    expect(ask('POST /books HTTP/1.1\n\nHTTP/1.1 500\n\n')).toMatchObject({ isError: true, causes: [] });
  });
});

describe('a request', () => {
  const curl = (body: Json, query = '') =>
    `curl -X POST 'https://books.example/v2/books${query}' -H 'Authorization: Bearer abcdefgh1' -d '${JSON.stringify(body)}'`;

  test('is corrected where it breaks the description, and stays the reader’s otherwise', () => {
    const found = ask(curl({ titel: 'Solaris', isbn: '1' }));
    expect(found).toMatchObject({ kind: 'curl', operation: { id: 'addBook' }, isError: false, causes: [] });
    expect(found.mistakes.map(({ pointer }) => pointer)).toEqual(['/title', '/language', '/titel']);
    expect(found.request).toMatchObject({ method: 'POST', path: '/books', isOwn: true });
    expect(Object.keys(found.request?.body as object).toSorted()).toEqual(['isbn', 'language', 'title']);
    expect(found.request?.body).toMatchObject({ isbn: '1', title: 'Solaris' });
  });

  test('that a response refuses gets the documented value of the field at fault', () => {
    const body = { errors: [{ pointer: '/language', detail: 'is not a language' }] };
    const found = ask(
      `${curl({ ...example, title: 'Solaris', language: 'xx' })}\nHTTP/1.1 422\n\n${JSON.stringify(body)}`,
    );
    expect(found.request).toEqual({
      method: 'POST',
      path: '/books',
      isOwn: true,
      body: { ...example, title: 'Solaris' },
    });
  });

  test('gets the documented value of a parameter at fault', () => {
    const found = ask(
      'GET /books?limit=3&sort=price HTTP/1.1\n\nHTTP/1.1 400\n\n{"message":"Cannot sort by \\"price\\".", "field":"sort"}',
    );
    expect(found.operation?.id).toBe('listBooks');
    expect(found.request?.path).toMatch(/^\/books\?/);
  });

  test('is the documented example if nobody knows the reader’s', () => {
    expect(
      ask('HTTP/1.1 422\n\n{"errors":[{"pointer":"/isbn","detail":"is taken by book 3"}]}').request,
    ).toEqual({
      method: 'POST',
      path: '/books',
      body: example,
      isOwn: false,
    });
  });
});

describe('JSON', () => {
  test('is the object whose fields it has; a name that is not one of them gets the nearest', () => {
    expect(ask('{"title":"Dune","isbn":"1","langauge":"en"}').object).toEqual({
      name: 'Book',
      title: 'Book',
      href: '/api/book/',
      unknown: [{ name: 'langauge', near: ['language'] }],
    });
  });

  test('is the event whose type it has', () => {
    expect(ask('{"type":"book.sold","data":{}}').object).toMatchObject({
      name: 'book.sold',
      href: '/api/sold/',
    });
  });

  test('of something else is nothing', () => {
    expect(ask('{"a":1,"b":2}')).toMatchObject({ isError: false, causes: [], candidates: [] });
    expect(ask('{"a":1,"b":2}').object).toBeUndefined();
  });
});

test('names of prototypes name nothing', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
    expect(
      ask(`{"type":"${name}","${name}":{"${name}":"Cannot sort by \\"${name}\\"."},"status":"422"}`).object,
    ).toBeUndefined();
});
