import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { MOST_PAGES } from '#core/contracts/most-pages';
import { emitPages } from '../../../generator/pages/emit-pages';
import { buildSnippets } from '../../../generator/snippets/build-snippets';
import { createWordingContext } from '../../../generator/wording/wording-context';
import { modelOf } from '../../builders/description';

/** Numbers of as many digits, so that a count on a page is as long. */
const sizes = [MOST_PAGES + 10, MOST_PAGES * 2] as const;

/** Ten tags with as many operations as it takes; all return the same object, each second one an error of its own. */
async function pagesOf(operations: number): Promise<Map<string, string>> {
  const paths = Array.from({ length: operations }, (_, index): [string, JsonObject] => [
    `/things/${String(index).padStart(4, '0')}`,
    {
      delete: {
        operationId: `deleteThing${String(index).padStart(4, '0')}`,
        summary: 'Delete it',
        tags: [`Tag ${index % 10}`],
        responses: {
          204: { description: 'Deleted.' },
          404: { description: 'It is not there.' },
          ...(index % 2 === 0 && { 409: { description: 'It is in use.' } }),
        },
      },
    },
  ]);
  const model = modelOf({
    paths: Object.fromEntries(paths),
    components: { schemas: { Thing: { type: 'object', properties: { id: { type: 'string' } } } } },
  });
  const files = await emitPages(createWordingContext(model), buildSnippets(model));
  return new Map(files.map(({ path, content }) => [path, content]));
}

test('of a large reference only the pages of tags grow with the number of operations', async () => {
  const [small, large] = [await pagesOf(sizes[0]), await pagesOf(sizes[1])];
  const grown = [...small].filter(([path, content]) => large.get(path)?.length !== content.length);
  expect(grown.map(([path]) => path.replace(/\d/, 'N'))).toEqual([
    ...Array.from({ length: 10 }, () => 'pages/tag-N/index.json'),
    // A file of its own that is loaded when a reader turns to the sidebar.
    'pages/sidebar.json',
  ]);
});

test('it shows tags in place of operations, whose pages list every operation', async () => {
  const pages = await pagesOf(sizes[0]);
  const landing = pages.get('pages/index.json')!;
  const errors = pages.get('pages/errors.json')!;
  expect(landing).toContain('{"name":"Tag 3","href":"/api/tag-3/","operations":[],"count":41}');
  expect(errors).toContain('{"label":"Tag 4","href":"/api/tag-4/"}');
  expect(landing + errors).not.toContain('/delete-thing');
  const listed = [...pages].filter(([path]) => /tag-\d\/index\.json$/.test(path));
  const links = listed.flatMap(([, content]) => content.match(/"href":"[^"]*\/delete-thing\d+\/"/g) ?? []);
  expect(new Set(links).size).toBe(sizes[0]);
});

test('a reference that is not large lists every operation on its first page', async () => {
  const pages = await pagesOf(20);
  expect(pages.get('pages/index.json')?.match(/"href":"[^"]*\/delete-thing\d+\/"/g)).toHaveLength(20);
  expect(pages.get('pages/errors.json')?.match(/"href":"[^"]*\/delete-thing\d+\/"/g)).toHaveLength(10);
});
