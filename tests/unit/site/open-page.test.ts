import { expect, test } from 'vitest';
import { openPageLinks } from '../../../site/src/links/open-page';

const SITE = 'https://docs.example';

test('a page opens as Markdown, and in assistants with the absolute address of its Markdown', () => {
  const question =
    'Read%20https%3A%2F%2Fdocs.example%2Fbase%2Fguides%2Findex.md%20and%20answer%20my%20questions%20about%20it.';
  expect(openPageLinks(SITE, '/base/guides/')).toEqual([
    { label: 'View as Markdown', href: 'pathname:///base/guides/index.md' },
    { label: 'Open in ChatGPT', href: `https://chatgpt.com/?q=${question}` },
    { label: 'Open in Claude', href: `https://claude.ai/new?q=${question}` },
  ]);
});

test('only the assistants that a project names are offered', () => {
  const labelsOf = (names: string[]) => openPageLinks(SITE, '/guides/', names).map(({ label }) => label);
  expect(labelsOf(['Claude'])).toEqual(['View as Markdown', 'Open in Claude']);
  expect(labelsOf([])).toEqual(['View as Markdown']);
});

test('no assistant is asked for a page whose address nobody knows', () => {
  expect(openPageLinks('', '/base/guides/')).toEqual([
    { label: 'View as Markdown', href: 'pathname:///base/guides/index.md' },
  ]);
});

test.each([
  '/a&model=x',
  '/a?q=x#y',
  '/"><img src=x onerror=alert(1)>',
  '//other.example/a',
  '/\t/other.example/a',
  '/\\other.example/a',
  '/@other.example/a',
  '/../../a',
  '/100%/',
  '/gu\u00edas/',
  '/\ud800/',
])('the path %j cannot change the host of a link or add to its query', (path) => {
  const [file, ...assistants] = openPageLinks(SITE, path).map(({ href }) =>
    href.replace(/^pathname:\/\//, ''),
  );
  expect(new URL(file!, SITE).href).toBe(`${SITE}${file}`);
  expect(file).toMatch(/^\/[^"<>\s]*index\.md$/);
  for (const assistant of assistants) {
    const { host, searchParams, hash } = new URL(assistant);
    expect([...searchParams.keys(), hash]).toEqual(['q', '']);
    expect(searchParams.get('q')).toBe(`Read ${SITE}${file} and answer my questions about it.`);
    expect(['chatgpt.com', 'claude.ai']).toContain(host);
  }
});
