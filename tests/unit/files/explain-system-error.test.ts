import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withSystemErrors } from '../../../generator/files/explain-system-error';
import { OutputError } from '../../../generator/files/output-error';
import { temporaryFolder } from '../../builders/temporary-folder';

const inFolder = (name: string) => path.join(temporaryFolder({ 'a-file': '' }), name);

test.each([
  { what: 'a full disk', place: () => '/dev/full', want: 'does not fit on the disk: make room' },
  {
    what: 'a name that is too long',
    place: () => inFolder('n'.repeat(300)),
    want: 'is longer than this disk allows: write a shorter folder',
  },
  {
    what: 'a file on the way',
    place: () => inFolder('a-file/sub'),
    want: 'goes through a file as if it were',
  },
])('says in one sentence what to do about $what', ({ place, want }) => {
  const file = place();
  const write = () => withSystemErrors(file, () => writeFileSync(file, 'text'));
  expect(write).toThrow(OutputError);
  expect(write).toThrow(`\`${file}\` ${want}`);
});

test('says in one sentence what to do about a missing permission', () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o555);
  const file = path.join(folder, 'a.json');
  const write = () => withSystemErrors(folder, () => writeFileSync(file, 'text'));
  expect(() => asOrdinaryUser(write)).toThrow(`\`${file}\` may not be written: give yourself the permission`);
});

/** Permissions do not bind the administrator. */
function asOrdinaryUser(work: () => void): void {
  const isAdministrator = process.geteuid?.() === 0;
  if (isAdministrator) process.seteuid?.(65534);
  try {
    work();
  } finally {
    if (isAdministrator) process.seteuid?.(0);
  }
}

test('leaves mistakes of the generator as they are', () => {
  expect(() => withSystemErrors('out', () => mkdirSync(inFolder('no/such/folder')))).toThrow('ENOENT');
});
