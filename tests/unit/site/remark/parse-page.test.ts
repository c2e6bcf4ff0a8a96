import { expect, test } from 'vitest';
import { PageError, readAll } from '../../../../site/errors/page-error';
import { parsePage } from '../../../../site/remark/parse-page';

const head = '---\ntitle: Book a trip\n---\n\n';

test.each([
  {
    given: `${head}Pay {1 +} now.`,
    want: 'docs/page.mdx:5:9  Could not parse expression. In text write \\{',
  },
  { given: `${head}<Operation id="x">`, want: 'docs/page.mdx:5:1  Expected a closing tag for `<Operation>`' },
  {
    given: '---\ntitle: Book\nkeywords: [a\n---\n\nText.',
    want: 'docs/page.mdx:3:13  The front matter is not valid YAML: Flow sequence',
  },
  {
    given: '---\ntitle: Book: a trip\n---\n\nText.',
    want: 'docs/page.mdx:2:8  The front matter is not valid YAML: Nested mappings are not allowed',
  },
])('$want', ({ given, want }) => {
  expect(() => parsePage(given, 'docs/page.mdx')).toThrow(want);
});

test('a page that is right has its tree', () => {
  expect(parsePage(`${head}Text.`, 'docs/page.mdx').children.map(({ type }) => type)).toEqual([
    'yaml',
    'paragraph',
  ]);
});

test('reads all pages before it reports their mistakes', () => {
  const read = (file: string) => parsePage(file === 'good.mdx' ? 'Text.' : 'Text {', file);
  const places = ['good.mdx', 'one.mdx', 'two.mdx'];
  expect(() => readAll(places, read)).toThrow(PageError);
  expect(() => readAll(places, read)).toThrow(/^one\.mdx:1:\d+ {2}.*\ntwo\.mdx:1:\d+ {2}[^\n]*$/);
});

test('does not blame a page for a bug of ours', () => {
  const read = () => {
    throw new TypeError('ours');
  };
  expect(() => readAll(['page.mdx'], read)).toThrow(TypeError);
});
