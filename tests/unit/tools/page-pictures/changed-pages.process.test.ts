import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { command } from '../../../../tools/page-pictures/main';
import { listChangedTemplates } from '../../../../tools/page-pictures/changed-templates';

const changed = (address: string, change: 'added' | 'removed' | 'changed' = 'changed') => ({
  address,
  title: '',
  change,
  lines: { added: 1, removed: 0 },
});

test('one page of each folder is enough, and a removed one has no picture', () => {
  const pages = ['/api/a/one/', '/api/a/two/', '/api/b/one/', '/guides/new/'].map((address) =>
    changed(address),
  );
  expect(listChangedTemplates([...pages, changed('/guides-old/x/', 'removed'), changed('/')])).toEqual([
    '/api/a/one/',
    '/api/b/one/',
    '/guides/new/',
    '/',
  ]);
});

test('a changed page is taken before and after, and a new one only after', async () => {
  const page = (color: string) => `<html><body style="background: ${color}"></body></html>`;
  const base = temporaryFolder({ 'index.html': page('red'), 'same/index.html': page('green') });
  const head = temporaryFolder({
    'index.html': page('blue'),
    'same/index.html': page('green'),
    'guides/new/index.html': page('white'),
  });
  const out = path.join(temporaryFolder(), 'pictures');
  await command.run(['--base', base, '--head', head, '--out', out]);
  expect(readdirSync(out).toSorted()).toEqual([
    'guides-new-after.png',
    'index-after.png',
    'index-before.png',
  ]);
  const [after, before] = ['after', 'before'].map((when) =>
    readFileSync(path.join(out, `index-${when}.png`)),
  );
  expect(after).not.toEqual(before);
});
