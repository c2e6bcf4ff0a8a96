import { expect, test } from 'vitest';
import { fieldsOf } from '../../../../search/index/fields';
import { readGuides } from '../../../../site/search/read-guides';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { settings } from '../../../builders/own-site';

const { generated } = settings;

test('pages of any kind are found at the address that they are built at', () => {
  const docs = temporaryFolder({
    'index.mdx': '---\ntitle: Start\nslug: /\n---\nHello.\n',
    'plain.md': 'No title at all.\n',
    '2-trains/README.md': '# Trains\n\nOn rails.\n',
    '2-trains/01-book.md': '---\ntitle: Book\n---\nA seat.\n',
    '2-trains/named.md': '---\nid: by-id\n---\n# Named\n',
    '2-trains/moved.mdx': '---\ntitle: Moved\nslug: elsewhere\n---\n',
    'draft.md': '---\ntitle: Draft\ndraft: true\n---\n',
    'unlisted.md': '---\ntitle: Unlisted\nunlisted: true\n---\n',
    'hidden.md': '---\ntitle: Hidden\nhide_from_search: true\n---\n',
    '_part.md': 'A part.\n',
  });
  const pages = readGuides(docs, generated).filter(({ type }) => type === 'lvl1');
  expect(Object.fromEntries(pages.map(({ url, hierarchy }) => [url, hierarchy.lvl1]))).toEqual({
    '/': 'Start',
    '/plain/': 'plain',
    '/trains/': 'Trains',
    '/trains/book/': 'Book',
    '/trains/by-id/': 'Named',
    '/trains/elsewhere/': 'Moved',
  });
});

test('a section says its first sentence, and cells of its tables are found but not shown', () => {
  const docs = temporaryFolder({
    'index.mdx':
      '---\ntitle: Start\nslug: /\n---\n## Pay\n\nSend a card. Or cash.\n\n| Card | Fee |\n|---|---|\n| Gold | None |\n',
  });
  const [title, text] = readGuides(docs, generated).filter(({ anchor }) => anchor === 'pay');
  expect(title).toMatchObject({ type: 'lvl2', content: null, summary: 'Send a card.' });
  expect(text).toMatchObject({
    type: 'content',
    content: 'Send a card. Or cash.',
    cells: 'Card · Fee\nGold · None',
  });
  expect(text && fieldsOf(text).content).toContain('Gold');
});

test('keywords that YAML reads as other values are words', () => {
  const docs = temporaryFolder({
    'index.mdx':
      '---\ntitle: Start\nslug: /\nkeywords: [null, 406]\nsection_keywords:\n  empty: [null, false]\n---\n## Empty\n\nNothing.\n',
  });
  const [page, section] = readGuides(docs, generated);
  expect(page?.keywords).toEqual(['null', '406', 'Empty']);
  expect(section?.keywords).toEqual(['null', 'false']);
});
