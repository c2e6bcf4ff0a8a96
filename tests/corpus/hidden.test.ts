import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../builders/temporary-folder';

const ENTRY = 'tests/corpus/descriptions/hidden-parts.yaml';

/** A word in everything that the description marks as hidden, or that only hidden parts use. */
const HIDDEN = /confidential/i;

test('no byte of what is generated, of the site, or of its program has anything that is kept from readers', () => {
  const folder = temporaryFolder({});
  const [generated, site, program] = ['generated', 'site', 'docs.mjs'].map((name) => path.join(folder, name));
  run('generator/commands/generate.ts', ['--entry', ENTRY, '--out', generated!]);
  const env = {
    GENERATED_DIR: generated!,
    SITE_OUT: site!,
    // Other test files build at the same time.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.resolve('test-results/hidden/.docusaurus'),
  };
  run('site/build.ts', [], env);
  run('site/mcp.ts', ['--out', program!], env);
  const files = filesOf(folder);
  expect(files.length).toBeGreaterThan(100);
  expect(files.map((file) => path.extname(file))).toEqual(
    expect.arrayContaining(['.html', '.js', '.json', '.md', '.mjs', '.txt', '.yaml']),
  );
  const leaks = files.filter(
    (file) => HIDDEN.test(file.slice(folder.length)) || HIDDEN.test(readFileSync(file, 'latin1')),
  );
  expect(leaks).toEqual([]);
});

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync('npx', ['ts-node', program, ...args], {
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
