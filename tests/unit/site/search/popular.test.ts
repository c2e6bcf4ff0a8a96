import { expect, it } from 'vitest';
import { buildIndex } from '../../../../search/index/build-index';
import { readPopular } from '../../../../site/search/popular';
import { recordsOf } from '../../../search/fixture';
import { temporaryFolder } from '../../../builders/temporary-folder';

const index = buildIndex(recordsOf([{ url: '/a/', titles: ['Guides', 'R&D'], content: 'Read.' }]), []);
const docsOf = (yaml: string) => temporaryFolder({ '_data/popular.yaml': yaml });

it('popular pages are hits of their records, safe to show', async () => {
  const popular = await readPopular(docsOf('pages: [/a/]\nqueries: [refund]\n'), index);
  expect(popular.queries).toEqual(['refund']);
  expect(popular.pages).toMatchObject([
    { url: '/a/', type: 'lvl1', kind: 'guide', hierarchy: { lvl1: 'R&amp;D' }, content: 'Read.' },
  ]);
});

it('a popular page that does not exist is a mistake of the author', async () => {
  await expect(readPopular(docsOf('pages: [/b/]\n'), index)).rejects.toThrow(
    /_data\/popular\.yaml: no page has the address \/b\/\. Write one like \/guides\/\.$/,
  );
});

it('docs without the file have none', async () => {
  expect(await readPopular(temporaryFolder({}), index)).toEqual({ pages: [], queries: [] });
});
