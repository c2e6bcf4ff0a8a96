import { expect, test } from 'vitest';
import { readLinks } from './read-links';
import { read } from './read';
import type { Fetch } from './site';

const PAGES: Record<string, string> = {
  '/llms.txt': `# Sky

- [Stars](https://docs.example/stars/llms.txt): 2 pages. Also: suns
- [Moons](https://docs.example/moons/index.md): What circles a planet.
- [Description](https://docs.example/openapi.json): Suns and all the rest.
`,
  '/stars/llms.txt': `# Stars

- [Get a star](https://docs.example/stars/get/index.md): Returns one.
- [Delete a star](https://docs.example/stars/delete/index.md): Also: remove
`,
  '/stars/delete/index.md':
    'See [Planets](../../planets/index.md#remove).\n\n```md\n[Moons](/moons/index.md)\n```\n',
};

const fetch: Fetch = (address) => PAGES[address];

test('a reader fetches what the words of its instruction fit best', () => {
  expect(read('Remove the two suns.', fetch, 3)).toEqual([
    '/llms.txt',
    '/stars/llms.txt',
    '/stars/delete/index.md',
  ]);
});

test('a reader goes on until it may fetch no more, or has fetched all', () => {
  expect(read('Remove the two suns.', fetch, 1)).toEqual(['/llms.txt']);
  expect(read('Remove the two suns.', fetch, 8)).toHaveLength(6);
});

test('links lead to lists and pages as Markdown only; those in code do not count', () => {
  expect(readLinks(PAGES['/stars/delete/index.md']!, '/stars/delete/index.md')).toEqual([
    { address: '/planets/index.md', text: 'Planets', note: '' },
  ]);
  expect(readLinks(PAGES['/llms.txt']!, '/llms.txt').map(({ address }) => address)).toEqual([
    '/stars/llms.txt',
    '/moons/index.md',
  ]);
});
