import { expect, test } from 'vitest';
import { buildPages } from '../../../generator/emit/pages/build-pages';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import type { SidebarItem } from '../../../generator/emit/pages/sidebar/sidebar-item';
import { contextOf } from '../../builders/pages';

const operation = (operationId: string, tags: string[]) => ({
  operationId,
  tags,
  summary: operationId,
  responses: { 204: { description: 'Done.' } },
});
const context = contextOf({
  tags: [
    { name: 'Second' },
    { name: 'Alone', description: 'Nothing has it.' },
    { name: 'Nothing' },
    { name: ' ', description: 'Of no name.' },
  ],
  paths: {
    '/a': { get: operation('getA', ['First', 'Second', 'Third', 'First']) },
    '/b': { get: operation('getB', ['', 'Second']) },
  },
});

test('lists an operation on the page of each of its tags, and puts its page under the first', () => {
  expect(Object.fromEntries(context.model.tags.map(({ slug }) => [slug, operationsOn(slug)]))).toEqual({
    first: ['/api/first/get-a/'],
    second: ['/api/second/get-b/', '/api/first/get-a/'],
    third: ['/api/first/get-a/'],
    alone: [],
  });
});

test('a tag that no operation has keeps its text, without a heading for operations', () => {
  const page = buildPages(context, []).find(({ docId }) => docId === 'alone/index');
  expect(page?.mdx.body).toEqual([{ component: 'Prose' }]);
  expect(page?.dataJson).toContain('<p>Nothing has it.</p>');
});

test('the first page counts each operation once', () => {
  const page = buildPages(context, []).find(({ docId }) => docId === 'index');
  const { count, groups } = JSON.parse(page?.dataJson ?? '') as {
    count: number;
    groups: { tags: { name: string; count: number }[] }[];
  };
  expect(count).toBe(2);
  expect(groups[0]?.tags.map(({ name, count: own }) => [name, own])).toEqual([
    ['Second', 2],
    ['Alone', 0],
    ['First', 1],
    ['Third', 1],
  ]);
});

test('the sidebar shows a tag without operations as a single page', async () => {
  const files = await emitPages(buildReference(context, []));
  const { content = '' } = files.find(({ path }) => path === 'pages/sidebar.json') ?? {};
  const entries = (JSON.parse(content) as SidebarItem[]).map((item) =>
    item.type === 'html' ? item.value : `${item.type} ${item.label}`,
  );
  expect(entries).toEqual(['doc Overview', 'category Second', 'doc Alone', 'category First', 'doc Third']);
});

function operationsOn(slug: string): string[] {
  const page = buildPages(context, []).find(({ docId }) => docId === `${slug}/index`);
  const { operations } = JSON.parse(page?.dataJson ?? '') as { operations: { href: string }[] };
  return operations.map(({ href }) => href);
}

test('an operation without a name is called by its method and path', () => {
  const { model } = contextOf({ paths: { '/c': { get: { operationId: '', responses: {} } } } });
  expect(model.operations[0]?.summary).toBe('/c');
});
