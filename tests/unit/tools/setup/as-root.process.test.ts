import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../builders/temporary-folder';
import { asRoot } from '../../../../tools/setup/as-root';

/** A folder with a sudo that does as told, or that would have to ask. */
function folderWithSudo(script: string): string {
  const folder = temporaryFolder({ sudo: `#!/bin/sh\n${script}\n` });
  chmodSync(path.join(folder, 'sudo'), 0o755);
  return folder;
}

test.each([
  { given: 'root', user: 0, sudo: undefined, want: [] },
  { given: 'a user whom sudo asks nothing', user: 1000, sudo: 'exit 0', want: ['sudo', '-n'] },
  { given: 'a user whom sudo would ask', user: 1000, sudo: 'exit 1', want: undefined },
  { given: 'a user without sudo', user: 1000, sudo: undefined, want: undefined },
])('$given installs with $want', ({ user, sudo, want }) => {
  expect(asRoot(user, { PATH: sudo === undefined ? '/nowhere' : folderWithSudo(sudo) })).toEqual(want);
});
