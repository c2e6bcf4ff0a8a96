import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { withSystemErrors } from '../../../generator/run/files/explain-system-error';
import { OutputError } from '../../../generator/run/files/output-error';
import { writeFiles } from '../../../generator/run/files/write-files';
import { temporaryFolder } from '../../builders/temporary-folder';

const inFolder = (name: string) => path.join(temporaryFolder({ 'a-file': '' }), name);

test.each([
  { what: 'a full disk', place: () => '/dev/full', want: 'does not fit on the disk: make room' },
  {
    what: 'a name that is too long',
    place: () => inFolder('n'.repeat(300)),
    want: 'is longer than this disk allows: write another folder',
  },
  {
    what: 'a file on the way',
    place: () => inFolder('a-file/sub'),
    want: 'goes through a file as if it were',
  },
  { what: 'links in a circle', place: linkInCircle, want: 'goes through links that lead in a circle' },
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
  expect(() => asOrdinaryUser(write)).toThrow(
    `\`${file}\` may not be read or written: give yourself the permission`,
  );
});

const inOwnNamespace = (script: string, ...args: string[]) =>
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-ec', script, ...args], { encoding: 'utf8' });
const mayMount = inOwnNamespace('mount -t tmpfs none /mnt').status === 0;

test.skipIf(!mayMount)('a disk that is read-only is called so, and is explained', () => {
  const disk = temporaryFolder();
  const write = inOwnNamespace(
    'mount -t tmpfs -o ro none "$0"; "$@"',
    disk,
    process.execPath,
    ...['-r', 'ts-node/register', 'tests/builders/dying-process.ts'],
    ...[path.join(disk, 'out'), JSON.stringify([{ path: 'a.json', content: '{}' }])],
  );
  expect(write.stderr).toContain(`Error: EROFS: read-only file system, mkdir '${path.join(disk, 'out')}'`);
  const fail = () => {
    throw Object.assign(new Error(), { code: 'EROFS', path: disk });
  };
  expect(() => withSystemErrors(disk, fail)).toThrow(
    'lies on a disk that is read-only: write another folder',
  );
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

/** Path of a file behind a link to itself. */
function linkInCircle(): string {
  const link = inFolder('link');
  symlinkSync('link', link);
  return path.join(link, 'a.json');
}

describe('an output folder that cannot be made', () => {
  const write = (out: string) =>
    withSystemErrors(out, () => writeFiles([{ path: 'a.json', content: '{}' }], out));

  test.skipIf(!existsSync('/proc/self'))('because its disk takes none', () => {
    for (const out of ['/proc/out', '/proc/out/deeper']) {
      expect(() => write(out)).toThrow(OutputError);
      expect(() => write(out)).toThrow(
        '`/proc/out` cannot be made, because its disk takes no folders there: write',
      );
    }
  });

  test('because a link is broken', () => {
    const link = inFolder('link');
    symlinkSync('nowhere', link);
    for (const out of [link, path.join(link, 'deeper')]) {
      expect(() => write(out)).toThrow(OutputError);
      expect(() => write(out)).toThrow(`\`${link}\` is a broken link: write another folder`);
    }
  });
});

test('leaves mistakes of the generator as they are', () => {
  expect(() => withSystemErrors('out', () => mkdirSync(inFolder('no/such/folder')))).toThrow('ENOENT');
});
