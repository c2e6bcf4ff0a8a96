import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { changesBetween, list } from './files';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of a project that has the package with a bundler as strangers get it. Nothing may write into it. */
    installed: string;
    /** The folder of a project that has the package without other packages. Nothing may write into it. */
    light: string;
    /** The path of that package as a file. */
    tarball: string;
  }
}

const ROOT = path.resolve(__dirname, '../..');

/** Before the tests: packs this project and installs the result, once for all files. After them: sees to it that none changed it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docproof-installed-')));
  // Vitest ends the last worker meanwhile, and complains if it has to wait for long.
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { installed, light, tarball } = install(folder);
    const projects = [installed, light];
    const before = projects.map(list);
    for (const [name, value] of Object.entries({ installed, light, tarball }) as ['light', string][])
      project.provide(name, value);
    return async () => {
      const changed = projects.flatMap((one, index) => changesBetween(before[index]!, list(one)));
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

/** Packs, and installs each package into an empty project below a folder: the manifest is the one that `npm init` writes. */
function install(folder: string): { installed: string; light: string; tarball: string } {
  const [source, installed, light] = ['packages', 'project', 'light'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  npm(ROOT, 'run', 'package', '--', '--out', source);
  const tarballs = ['docproof', 'docproof-full'].map((name) => {
    npm(ROOT, 'pack', path.join(source, name), '--pack-destination', folder);
    return readdirSync(folder).find((file) => new RegExp(`^${name}-\\d.*\\.tgz$`).test(file)) ?? '';
  });
  for (const [index, project] of [light, installed].entries()) {
    mkdirSync(project);
    writeFileSync(path.join(project, 'package.json'), '{ "name": "project", "type": "commonjs" }\n');
    // The small one asks for nothing that would have to be downloaded.
    const network = index === 0 ? ['--offline', '--cache', path.join(folder, 'empty')] : ['--prefer-offline'];
    npm(project, 'install', ...network, '--no-audit', '--no-fund', path.join('..', tarballs[index]!));
  }
  return { installed, light, tarball: path.join(folder, tarballs[0]!) };
}

/** Runs npm without the names of all files in the package. */
function npm(cwd: string, ...words: string[]): void {
  // Variables of the script that runs this test would be settings of npm.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  execFileSync('npm', ['--loglevel=error', ...words], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}
