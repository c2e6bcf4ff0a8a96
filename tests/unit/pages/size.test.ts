import { expect, test } from 'vitest';
import type { JsonObject } from '#core/json/json';
import { MOST_PAGES } from '#core/contracts/most-pages';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import { buildSnippets } from '../../../generator/emit/snippets/build-snippets';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';
import { MOST_USES } from '../../../generator/emit/pages/data/uses';

/** Numbers of as many digits, so that a count on a page is as long. */
const sizes = [MOST_PAGES + 10, MOST_PAGES * 2] as const;

/**
 * Ten tags with as many operations as it takes, and a tenth as many events; all hold the same object, each second operation
 * returns an error with its own body.
 */
async function pagesOf(operations: number): Promise<Map<string, string>> {
  const thing = contentOf('Thing');
  const paths = Array.from({ length: operations }, (_, index): [string, JsonObject] => [
    `/things/${numberOf(index)}`,
    {
      put: {
        operationId: `putThing${numberOf(index)}`,
        summary: 'Put it',
        tags: [`Tag ${index % 10}`],
        requestBody: thing,
        responses: {
          200: { description: 'Done.', ...thing },
          404: { description: 'It is not there.' },
          ...(index % 2 === 0 && {
            409: { description: 'It is in use.', ...contentOf(`Fault${numberOf(index)}`) },
          }),
        },
      },
    },
  ]);
  const webhooks = Array.from({ length: operations / 10 }, (_, index): [string, JsonObject] => [
    `thing.${numberOf(index)}`,
    { post: { requestBody: thing, responses: { 204: { description: 'Taken.' } } } },
  ]);
  const faults = Array.from({ length: operations }, (_, index) => `Fault${numberOf(index)}`);
  const model = modelOf({
    paths: Object.fromEntries(paths),
    webhooks: Object.fromEntries(webhooks),
    components: {
      schemas: {
        Thing: { type: 'object', properties: { id: { type: 'string' }, part: { type: 'string' } } },
        ...Object.fromEntries(faults.map((name) => [name, { type: 'object', title: 'Fault' }])),
      },
    },
  });
  const files = await emitPages(buildReference(createWordingContext(model), buildSnippets(model)));
  return new Map(files.map(({ path, content }) => [path, content]));
}

const small = pagesOf(sizes[0]);

/** Of as many digits, so that an address is as long. */
function numberOf(index: number): string {
  return String(index).padStart(4, '0');
}

function contentOf(name: string): JsonObject {
  return { content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } } };
}

test('of a large reference only the pages that list a tag, the events or the objects grow', async () => {
  const large = await pagesOf(sizes[1]);
  const grown = [...(await small)].filter(([path, content]) => large.get(path)?.length !== content.length);
  expect(grown.map(([path]) => path.replace(/\d/, 'N'))).toEqual([
    ...Array.from({ length: 10 }, () => 'pages/tag-N/index.json'),
    'pages/objects/index.json',
    'pages/webhooks/index.json',
    // A separate file that is loaded when a reader opens the sidebar.
    'pages/sidebar.json',
  ]);
});

test('it shows tags in place of operations, whose pages list every operation', async () => {
  const pages = await small;
  const landing = pages.get('pages/index.json')!;
  const errors = pages.get('pages/errors.json')!;
  const thing = pages.get('pages/objects/thing.json')!;
  expect(landing).toContain('{"name":"Tag 3","href":"/api/tag-3/","operations":[],"count":41}');
  expect(errors).toContain('{"label":"Tag 4","href":"/api/tag-4/"}');
  expect(thing).toContain('{"label":"Tag 5","href":"/api/tag-5/","role":"request","count":41}');
  expect(thing).toContain('{"label":"Events","href":"/api/webhooks/","role":"event","count":41}');
  expect(landing + errors + thing).not.toContain('/put-thing');
  const listed = [...pages].filter(([path]) => /tag-\d\/index\.json$/.test(path));
  const links = listed.flatMap(([, content]) => content.match(/"href":"[^"]*\/put-thing\d+\/"/g) ?? []);
  expect(new Set(links).size).toBe(sizes[0]);
});

test('a reference that is not large lists every operation on its first page', async () => {
  const pages = await pagesOf(20);
  expect(pages.get('pages/index.json')?.match(/"href":"[^"]*\/put-thing\d+\/"/g)).toHaveLength(20);
  expect(pages.get('pages/errors.json')?.match(/"href":"[^"]*\/put-thing\d+\/"/g)).toHaveLength(10);
});

test('an object lists its uses up to a number, and tells each field those that have it', async () => {
  // Each operation takes the object and returns it, each tenth has an event that carries it.
  const [listed, counted] = [40, 50];
  expect([listed * 2.1 <= MOST_USES, counted * 2.1 <= MOST_USES]).toEqual([true, false]);
  const few = (await pagesOf(listed)).get('pages/objects/thing.json')!;
  const many = (await pagesOf(counted)).get('pages/objects/thing.json')!;
  expect(few.match(/"href":"[^"]*\/put-thing\d+\/"/g)).toHaveLength(listed * 2);
  expect(few).toMatch(/"name":"part"[^}]*"usedBy":\[/);
  expect(many).not.toContain('put-thing');
  expect(many).not.toMatch(/"name":"part"[^}]*"usedBy":\[/);
});
