import { expect, test } from 'vitest';
import { findMissingPages } from '../../../../site/config/missing-pages';

test('an entry of the sidebars whose page was moved is named with its place and the new name', () => {
  const source = "docs: [\n  category('Guides', 'guides', ['webhooks', 'download-report']),\n]";
  const entries = ['guides/webhooks', 'guides/download-report'];
  expect(
    findMissingPages(entries, ['guides/webhooks', 'guides/download-reports'], {
      file: 'docs/sidebars.ts',
      source,
    }),
  ).toEqual([
    {
      file: 'docs/sidebars.ts',
      line: 2,
      column: 45,
      message:
        'There is no page docs/guides/download-report.mdx. Did you mean "guides/download-reports"? Write the name of a page, or remove the entry.',
    },
  ]);
  expect(findMissingPages(entries, entries, { file: 'docs/sidebars.ts', source })).toEqual([]);
});
