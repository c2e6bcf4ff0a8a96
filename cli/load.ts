import { createRequire } from 'node:module';
import type * as generator from '../generator/commands/generate';
import type * as site from '../site/build-site';
import { isPackage } from '../site/config/code';
import type * as fill from '../site/fill/fill-or-bundle';
import type * as docusaurus from '@docusaurus/logger';
import type { Settings } from './settings';

const load = createRequire(__filename);

/** Loads a program, which takes longer than the rest of a command. @param path relative to this folder. */
export function loadProgram<Program>(path: string): Program {
  return load(path) as Program;
}

/** The generator's arguments for a project. */
export function generatorArgs({ entry, overlays, generated }: Settings, detail: DetailFlags): string[] {
  const named = overlays?.flatMap((file) => ['--overlay', file]) ?? [];
  return ['--entry', entry, ...named, '--out', generated, '--force', ...detailArgs(detail)];
}

/** The flags for the amount of output, as the command line has them. */
export interface DetailFlags {
  all: boolean;
  quiet: boolean;
}

export function detailArgs({ all, quiet }: DetailFlags): string[] {
  return [...(all ? ['--all'] : []), ...(quiet ? ['--quiet'] : [])];
}

/** Generates and builds the site, and prints the problems of the description. Resolves to the exit code. @throws AuthorError */
export async function generateAndBuild(settings: Settings, detail: DetailFlags): Promise<number> {
  const { command } = load('../generator/commands/generate') as typeof generator;
  const exitCode = (await command.run(generatorArgs(settings, detail))) ?? 0;
  if (exitCode !== 0) return exitCode;
  // Docusaurus would name scripts of a site that has a manifest, and the folder of the site, which the commands name themselves.
  const logger = load('@docusaurus/logger') as typeof docusaurus;
  for (const name of ['info', 'success'] as const) logger.default[name] = () => undefined;
  const { buildSite, bundleAndRender } = load('../site/build-site') as typeof site;
  // The package has a shell. Not loaded earlier, because Docusaurus reads variables then, and `buildSite` sets them.
  const fillShell: site.WritePages = (given) =>
    (load('../site/fill/fill-or-bundle') as typeof fill).fillOrBundle(given);
  await buildSite(settings, isPackage ? fillShell : bundleAndRender);
  return 0;
}
