import { expect, test } from 'vitest';
import { buildReference } from '../../../generator/emit/pages/build-reference';
import { emitPages } from '../../../generator/emit/pages/emit-pages';
import type { PagesSimulator } from '../../../generator/emit/pages/page-context';
import { createWordingContext } from '../../../generator/model/wording/wording-context';
import { modelOf } from '../../builders/description';

async function pagesOf(simulator?: PagesSimulator): Promise<Map<string, string>> {
  const get = { summary: 'Get it', responses: { 404: { description: 'Not there.' } } };
  const files = await emitPages(
    buildReference(createWordingContext(modelOf({ paths: { '/things': { get } } })), [], simulator),
  );
  return new Map(files.map(({ path, content }) => [path, content]));
}

test.each([
  { given: 'neither a simulator nor a report', simulator: undefined },
  { given: 'a simulator', simulator: { reproductions: {} } },
])('a project with $given has no page of counts, and no link to one', async ({ simulator }) => {
  const pages = await pagesOf(simulator);
  expect(pages.has('pages/proof.mdx')).toBe(false);
  expect(pages.get('pages/index.json')).not.toContain('/api/proof/');
  expect(pages.get('pages/sidebar.json')).not.toContain('proof');
});

test('a project with a report has a page of its counts, and links to it', async () => {
  const pages = await pagesOf({ reproductions: {}, hasReport: true });
  expect(pages.get('pages/proof.mdx')).toContain('section="summary"');
  expect(pages.get('pages/index.json')).toContain('"href":"/api/proof/"');
  // It is about these docs, not about the API: the sidebar stays in view and does not list it.
  expect(pages.get('pages/proof.mdx')).toContain('displayed_sidebar');
  expect(pages.get('pages/sidebar.json')).not.toContain('proof');
});
