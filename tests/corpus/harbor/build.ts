import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve('test-results/harbor');

/** Builds the docs of an API that is not ours, with several servers. @returns the folder of the site. */
export function buildHarbor(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  cpSync(__dirname, FOLDER, { recursive: true });
  const [generated, docs, site] = ['generated', 'docs', 'site'].map((name) => path.join(FOLDER, name));
  run('generator/main.ts', ['--entry', path.join(FOLDER, 'openapi.yaml'), '--out', generated!]);
  run('site/build.ts', [], { GENERATED_DIR: generated!, DOCS_DIR: docs!, SITE_OUT: site! });
  return site!;
}

function run(program: string, args: string[], env: Record<string, string> = {}): void {
  execFileSync('npx', ['ts-node', program, ...args], {
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
