import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings';

/** Sets the variables that packages read, and ours for what it keeps; before Docusaurus is loaded. */
export function prepareProcess({ cache, work }: Settings): void {
  const temporary = join(cache, 'tmp');
  mkdirSync(temporary, { recursive: true });
  Object.assign(process.env, {
    // Docusaurus runs code that it has kept in the temporary folder, where others may write.
    TMPDIR: temporary,
    DOCPROOF_CACHE: cache,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: work,
  });
}
