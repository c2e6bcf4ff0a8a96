import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { createWorldServer } from '#core/world/serve-world';
import { doc } from '../../builders/description';
import { worldOfBundle } from '../../corpus/world/open-world';

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });
const link = { type: 'string', format: 'uri' };
const Note: JsonObject = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'integer', readOnly: true } },
};
const Notes: JsonObject = {
  type: 'object',
  properties: {
    data: { type: 'array', items: Note },
    links: { type: 'object', properties: { self: link, next: link, prev: link } },
    page: { type: 'object', properties: { lastPage: { type: 'boolean' }, nextPage: { type: 'integer' } } },
  },
};

const { source } = worldOfBundle(
  doc({
    paths: {
      '/notes': {
        get: {
          parameters: ['limit', 'offset'].map((name) => ({ name, in: 'query', schema: { type: 'integer' } })),
          responses: { 200: { description: '', ...json(Notes) } },
        },
        post: { requestBody: json(Note), responses: { 201: { description: '', ...json(Note) } } },
      },
      '/notes/{id}': {
        get: {
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
          responses: { 200: { description: '', ...json(Note) }, 404: { description: '' } },
        },
      },
    },
  }),
);

interface Page {
  data: { id: number }[];
  links: { self?: string; next?: string; prev?: string };
  page: { lastPage: boolean; nextPage?: number };
}

test.each(['', '/s/mine'])('links of pages in %s lead to all records, and end', async (base) => {
  const { fetch } = createWorldServer(source);
  const root = `http://localhost${base}`;
  const create = () =>
    fetch(
      new Request(`${root}/notes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{}',
      }),
    );
  for (let count = 0; count < 5; count += 1) await create();
  const pages: Page[] = [];
  for (let next: string | undefined = `${root}/notes?limit=2`; next !== undefined && pages.length < 9;) {
    const page: Page = (await (await fetch(new Request(next))).json()) as Page;
    expect(page.links.self).toBe(next);
    pages.push(page);
    next = page.links.next;
  }
  expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([[1, 2], [3, 4], [5]]);
  expect(pages.map(({ page }) => page)).toEqual([
    { lastPage: false, nextPage: 2 },
    { lastPage: false, nextPage: 3 },
    { lastPage: true },
  ]);
  expect(pages.map(({ links }) => links.prev)).toEqual([
    undefined,
    `${root}/notes?limit=2&offset=0`,
    `${root}/notes?limit=2&offset=2`,
  ]);
});

test('the reason of a refusal is in a header, where the error of the description does not have it', async () => {
  const { fetch } = createWorldServer(source);
  const refused = await fetch(new Request('http://localhost/notes/7'));
  expect(await refused.text()).toBe('');
  expect(refused.headers.get('World-Answer')).toBe(
    'refused;rule="unknown-record";detail="No record has the id 7."',
  );
});
