import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { readOwnBuildSettings } from '../../site/config/settings';
import { findLicenses } from '../../site/downloads/find-licenses';
import { readLicense } from './read-license';
import type * as shell from '../../site/shell/build-shell';

/** A copy of it is bundled, which lies in no package. */
const DOCSEARCH = 'node_modules/@docsearch/react/index.js';

/**
 * Writes the shell of the package, with the licenses of the packages that it is made of.
 * @param root the folder of the project.
 */
export async function packShell(root: string, out: string): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'docproof-shell-'));
  try {
    // Docusaurus reads it when it is loaded. A site that is built meanwhile has another folder.
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = work;
    const { buildShell } = createRequire(__filename)('../../site/shell/build-shell') as typeof shell;
    const read = await buildShell(readOwnBuildSettings(), out);
    const modules = [...read.map((file) => relative(root, file)), DOCSEARCH];
    writeFileSync(join(out, 'LICENSES.txt'), findLicenses(modules, readLicense));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
