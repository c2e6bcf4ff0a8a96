import { expect, test } from 'vitest';
import { withOwnTitles } from '../../../generator/emit/pages/own-titles';
import type { Page } from '../../../generator/emit/pages/page/page';

const pageWith = (slug: string, title: string, meta_title?: string): Page => ({
  docId: slug,
  mdx: { frontMatter: { title, slug, ...(meta_title && { meta_title }) }, dataFile: 'a.json', body: [] },
  dataJson: '{}',
  entry: { id: slug, type: 'doc', label: title },
  formatText: () => '',
});

test('pages that share a title in their heads add the last part of their addresses to it, others do not', () => {
  const pages = [
    pageWith('/objects/ship/', 'Ship', 'Ship: object'),
    pageWith('/objects/ship-2/', 'Ship', 'Ship: object'),
    pageWith('/ship/', 'Ship'),
  ];
  const titles = withOwnTitles(pages).map(({ mdx }) => mdx.frontMatter.meta_title);
  expect(titles).toEqual(['Ship: object (ship)', 'Ship: object (ship-2)', undefined]);
});
