import { createRequire } from 'node:module';
import type * as generator from '../generator/main';
import type * as buildSite from '../site/build-site';
import type { Settings } from './settings';

const load = createRequire(__filename);

/** Loads a program of the site, which reads the settings when it is loaded. @param path relative to this folder. */
export function loadProgram<Program>(path: string): Program {
  return load(path) as Program;
}

/** Generates what the site is made of, and prints the problems of the description. Resolves to the exit code. */
export async function generate({ entry, generated }: Settings): Promise<number> {
  const { command } = load('../generator/main') as typeof generator;
  return (await command.run(['--entry', entry, '--out', generated, '--force'])) ?? 0;
}

/** Generates and builds the site. Resolves to the exit code. @throws AuthorError */
export async function generateAndBuild(settings: Settings): Promise<number> {
  const exitCode = await generate(settings);
  if (exitCode !== 0) return exitCode;
  await (load('../site/build-site') as typeof buildSite).buildSite();
  return 0;
}
