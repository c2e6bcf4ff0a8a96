import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { renewFolder } from '../../../../site/downloads/renew-folder';
import { temporaryFolder } from '../../../builders/temporary-folder';

const stampOf = (file: string) => {
  const { ino, mtimeNs } = statSync(file, { bigint: true });
  return { ino, mtimeNs };
};

it('writes what is new or different, removes what is gone, and touches nothing else', () => {
  const folder = temporaryFolder({ 'same.json': '{}', 'other.json': 'old', 'gone.json': '{}' });
  const before = { folder: statSync(folder).ino, same: stampOf(join(folder, 'same.json')) };
  renewFolder(folder, [
    { path: 'same.json', content: '{}' },
    { path: 'other.json', content: 'new' },
    { path: 'below/added.json', content: '[]' },
  ]);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'below',
    'below/added.json',
    'other.json',
    'same.json',
  ]);
  expect(readFileSync(join(folder, 'other.json'), 'utf8')).toBe('new');
  expect({ folder: statSync(folder).ino, same: stampOf(join(folder, 'same.json')) }).toEqual(before);
});

it('creates a folder that is not there', () => {
  const folder = join(temporaryFolder({}), 'deep/folder');
  renewFolder(folder, [{ path: 'a.json', content: '{}' }]);
  expect(existsSync(join(folder, 'a.json'))).toBe(true);
});
