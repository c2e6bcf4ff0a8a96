import { expect, test } from 'vitest';
import type { Task } from '../task/task';
import { countReader, without } from './worth';
import type { Fetch } from './site';
import { holds } from '../../specified/holds';

const PAGES: Record<string, string> = {
  '/llms.txt': `# Sky

- [Stars](https://docs.example/stars/index.md): Suns.
- [Moons](https://docs.example/moons/index.md): What circles a planet.
- [Comets](https://docs.example/comets/index.md): Tails.
`,
  '/stars/index.md': '# Stars\n\nHot. See [all planets](/planets/index.md#size).\n',
  '/moons/index.md': '# Moons\n\nCold.\n',
  '/comets/index.md': '# Comets\n\nFast.\n',
  '/planets/index.md': '# Planets\n\nRound.\n',
};

const fetch: Fetch = (address) => PAGES[address];

const task = (instruction: string, at: string, value: string) =>
  ({ instruction, facts: [{ at, value }] }) as Task;

const TASKS = [
  task('Name a sun.', '/stars/', 'Hot'),
  task('Which planet is round, and is it a sun?', '/planets/', 'Round'),
  task('Is it cold?', '/moons/', 'Warm'),
];

test(
  'a page is worth the tasks that are lost without it, or without its links',
  holds('agents.worth'),
  () => {
    expect(countReader(TASKS, fetch, 4)).toEqual({
      solved: 2,
      facts: 3,
      found: 2,
      medianFetches: 4,
      pages: 4,
      worth: [
        { page: '/stars/', lost: 2, slower: 0 },
        { page: '/planets/', lost: 1, slower: 0 },
      ],
    });
  },
);

test('a site without a page has no link to it either', () => {
  const rest = without(fetch, '/planets/index.md');
  expect(rest('/planets/index.md')).toBeUndefined();
  expect(rest('/stars/index.md')).toBe('# Stars\n\nHot. See [all planets].\n');
  expect(rest('/moons/index.md')).toBe(PAGES['/moons/index.md']);
});
