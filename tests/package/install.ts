import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { changesBetween, list } from './files';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a project that has the package as strangers get it. Nothing may write into it. */
    installed: string;
  }
}

const ROOT = path.resolve(__dirname, '../..');

/** Before the tests: packs this project and installs the result, once for all files. After them: sees to it that none changed it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docproof-installed-')));
  // Vitest ends the last worker meanwhile, and complains if it has to wait for long.
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const installed = install(folder);
    const before = list(installed);
    project.provide('installed', installed);
    return async () => {
      const changed = changesBetween(before, list(installed));
      await remove();
      if (changed.length === 0) return;
      // Vitest prints the error, and would pass.
      process.exitCode = 1;
      throw new Error(`Tests changed the package that they share: ${changed.join(', ')}`);
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Packs, and installs into an empty project below a folder: the manifest is the one that `npm init` writes. @returns the project. */
function install(folder: string): string {
  const [source, project] = ['package', 'project'].map((name) => path.join(folder, name));
  npm(ROOT, 'run', 'package', '--', '--out', source!);
  npm(ROOT, 'pack', source!, '--pack-destination', folder);
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  mkdirSync(project!);
  writeFileSync(path.join(project!, 'package.json'), '{ "name": "project", "type": "commonjs" }\n');
  npm(project!, 'install', '--prefer-offline', '--no-audit', '--no-fund', path.join('..', tarball));
  return project!;
}

/** Runs npm without the names of all files in the package. */
function npm(cwd: string, ...words: string[]): void {
  // Variables of the script that runs this test would be settings of npm.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  execFileSync('npm', ['--loglevel=error', ...words], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
