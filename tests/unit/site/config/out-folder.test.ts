import path from 'node:path';
import { expect, test } from 'vitest';
import { requireReplaceable } from '../../../../site/config/out-folder';
import { readOwnSettings } from '../../../../site/config/settings';
import { temporaryFolder } from '../../../builders/temporary-folder';

test.each([
  { what: 'the project', SITE_OUT: '.', want: 'SITE_OUT=. holds the project, which a build would remove' },
  { what: 'a folder above it', SITE_OUT: '..', want: 'SITE_OUT=.. holds the project' },
  { what: 'the guides', SITE_OUT: 'docs', want: 'SITE_OUT=docs holds ' },
  { what: 'a folder in the sources', SITE_OUT: 'site/src/out', want: 'SITE_OUT=site/src/out lies in ' },
  { what: 'a file', SITE_OUT: 'package.json', want: 'SITE_OUT=package.json goes through the file ' },
  {
    what: 'a folder below a file',
    SITE_OUT: 'LICENSE/out',
    want: 'SITE_OUT=LICENSE/out goes through the file ',
  },
  { what: 'nothing', SITE_OUT: '', want: 'SITE_OUT is empty' },
])('a build does not replace $what', ({ SITE_OUT, want }) => {
  expect(() => requireReplaceable(readOwnSettings({ SITE_OUT }))).toThrow(want);
  expect(() => requireReplaceable(readOwnSettings({ SITE_OUT }))).toThrow(/: write .+, or unset it\.$/);
});

test('a build replaces a folder next to an extension, and none that holds it', () => {
  const folder = temporaryFolder({ 'code/extension.ts': '' });
  const settings = { ...readOwnSettings({}), extension: path.join(folder, 'code/extension.ts') };
  expect(() => requireReplaceable({ ...settings, out: path.join(folder, 'code/build') })).not.toThrow();
  expect(() => requireReplaceable({ ...settings, out: path.join(folder, 'code') })).toThrow(' holds ');
  expect(() => requireReplaceable({ ...settings, out: folder })).toThrow(' holds ');
});

test('a build replaces a build, an empty folder and one that is not there, and no other files', () => {
  const folder = temporaryFolder({ 'site/404.html': '', 'notes/a.txt': '' });
  for (const name of ['site', 'new', 'new/deeper'])
    expect(() => requireReplaceable(readOwnSettings({ SITE_OUT: path.join(folder, name) }))).not.toThrow();
  expect(() => requireReplaceable(readOwnSettings({ SITE_OUT: temporaryFolder() }))).not.toThrow();
  expect(() => requireReplaceable(readOwnSettings({ SITE_OUT: path.join(folder, 'notes') }))).toThrow(
    'holds files that no build made',
  );
});
