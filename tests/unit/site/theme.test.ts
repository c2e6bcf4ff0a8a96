import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = 'site/src/theme';

it('the list of what the site changes of the theme is complete, and says what is replaced', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const components = files.filter(
    (file) => /^([A-Z]\w+\/)*([A-Z]\w+|index)\.tsx$/.test(file) && isTheme(file),
  );
  const found = components.map((file) => [
    file.replace(/(\/index)?\.tsx$/, ''),
    readFileSync(join(root, file), 'utf8').includes('@theme-original/') ? 'wrapped' : 'own',
  ]);
  const listed = readFileSync('docs/_contributing/theme.md', 'utf8').matchAll(/^\| `(\S+)` \| (\w+) \|/gm);
  const rows = [...listed].map(([, name, how]) => [name, how === 'wrapped' ? how : 'own']);
  expect(rows).toEqual(found.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)));
});

/** The parts of our theme components are files next to an `index.tsx`. */
function isTheme(file: string): boolean {
  return file.endsWith('index.tsx') || !file.includes('/');
}
