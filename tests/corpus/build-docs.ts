import { execFileSync } from 'node:child_process';
import path from 'node:path';

/**
 * Generates and builds the docs of an API that is not ours, as its author does in a clone of this project.
 * @param folder has the hand-written pages in `docs`, and gets `generated` and `site`.
 * @param entry the entry document, or the `project.yaml` of several APIs, in that folder.
 * @returns the folder of the site.
 */
export function buildDocs(folder: string, entry: string): string {
  const [generated, docs, site] = ['generated', 'docs', 'site'].map((name) => path.join(folder, name));
  run('generator/commands/generate.ts', ['--entry', path.join(folder, entry), '--out', generated!]);
  run('site/build.ts', [], {
    GENERATED_DIR: generated!,
    DOCS_DIR: docs!,
    SITE_OUT: site!,
    // Other test files build at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(folder, '.docusaurus'),
  });
  return site!;
}

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync('npx', ['ts-node', program, ...args], {
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
