import { describe, expect, test } from 'vitest';
import { MOST_CHARACTERS, writeLists } from '../../../../site/markdown/llms-txt';
import type { SitePage } from '../../../../site/markdown/site-pages';

const page = (href: string, title: string, description = ''): SitePage => ({
  href,
  title,
  description,
  keywords: [],
});

const pages = [
  page('/', 'Start', 'Where to start.'),
  page('/guides/', 'Guides', 'How to do it.'),
  page('/guides/a/', 'A [b]', 'Two\nlines.'),
  page('/glossary/', 'Glossary'),
  page('/api/', 'API', 'All of it.'),
  page('/api/errors/', 'Errors'),
  page('/api/stars/', 'Stars', 'About stars.'),
  page('/api/stars/get-star/', 'Get a star', 'Returns one.'),
];

function lists(all = pages) {
  return writeLists(all, {
    name: 'Stars',
    tagline: 'All stars.',
    site: 'https://docs.example',
    pages: new Set(all.map(({ href }) => href).filter((href) => href !== '/api/errors/')),
    files: [{ title: 'Description', path: '/openapi.json', note: 'OpenAPI' }],
    calls: new Map([['/api/stars/get-star/', 'GET /stars/{id}']]),
    takes: new Map([['/api/stars/get-star/', ['q', 'state']]]),
    keywords: new Map([
      ['/api/stars/', ['suns']],
      ['/api/stars/get-star/', ['find a star', 'look up']],
    ]),
  });
}

test('the root names every hand-written page, the list of each tag and its pages', () => {
  expect(lists().get('llms.txt')).toMatchInlineSnapshot(`
    "# Stars

    > All stars.

    Each link to an \`index.md\` leads to the text of a page as Markdown; its address without \`index.md\` is the page in a browser. The lists named \`llms.txt\` below cover one area each. Description: \`https://docs.example/openapi.json\` (OpenAPI).

    ## Overview

    - [Start](https://docs.example/index.md): Where to start.
    - [Glossary](https://docs.example/glossary/index.md)

    ## Guides

    - [Guides](https://docs.example/guides/llms.txt): 2 pages. How to do it.
    - [Guides](https://docs.example/guides/index.md): How to do it.
    - [A \\[b\\]](https://docs.example/guides/a/index.md): Two lines.

    ## API

    - [API](https://docs.example/api/llms.txt): 2 pages. All of it.
    - [API](https://docs.example/api/index.md): All of it.
    - [Errors](https://docs.example/api/errors/)
    - [Stars](https://docs.example/api/stars/llms.txt): 2 pages. About stars. Also: suns
    - [Get a star](https://docs.example/api/stars/get-star/index.md): GET /stars/{id}. Returns one. Takes q, state. Also: find a star, look up
    "
  `);
});

test('each area has its own list', () => {
  expect([...lists().keys()]).toEqual(['llms.txt', 'guides/llms.txt', 'api/llms.txt', 'api/stars/llms.txt']);
  expect(lists().get('api/stars/llms.txt')).toMatchInlineSnapshot(`
    "# Stars

    > About stars.

    This is one area of Stars. All areas: https://docs.example/llms.txt

    ## Pages

    - [Stars](https://docs.example/api/stars/index.md): About stars. Also: suns
    - [Get a star](https://docs.example/api/stars/get-star/index.md): GET /stars/{id}. Returns one. Takes q, state. Also: find a star, look up
    "
  `);
});

describe('a list that is too long says less, but lists every page', () => {
  const many = (count: number, words: number) =>
    Array.from({ length: count }, (_, index) =>
      page(`/api/stars/s-${index}/`, `Star ${index}`, 'word '.repeat(words)),
    );

  test.each([
    [300, 20, 'Get a star](https://docs.example/api/stars/get-star/index.md): GET /stars/{id}\n'],
    [640, 0, 'Get a star](https://docs.example/api/stars/get-star/index.md)'],
  ])('%s pages of %s words', (count, words, line) => {
    const list = lists([...pages, ...many(count, words)]).get('api/stars/llms.txt') ?? '';
    expect(list.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(list).toContain(line);
    expect(list.match(/^- /gm)).toHaveLength(count + 2);
  });

  test('the root leaves the pages of a large area to its list, but not those of others', () => {
    const root = lists([...pages, ...many(300, 20), page('/api/moons/get-moon/', 'Get a moon')]).get(
      'llms.txt',
    );
    expect(root?.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(root).toContain('Get a moon');
    expect(root).toContain('[Stars](https://docs.example/api/stars/llms.txt): 302 pages');
    expect(root).not.toContain('Get a star');
  });

  test('a site with many guides lists them in the list of their area', () => {
    const guides = Array.from({ length: 2000 }, (_, index) => page(`/guides/g-${index}/`, `Guide ${index}`));
    const root = lists([...pages, ...guides]).get('llms.txt') ?? '';
    expect(root.length).toBeLessThanOrEqual(MOST_CHARACTERS);
    expect(root).toContain('- [Guides](https://docs.example/guides/llms.txt): 2002 pages. How to do it.');
  });
});
