import { createRequire } from 'node:module';
import { sep } from 'node:path';
import createJiti from 'jiti';
import { UnfilledError } from '../errors/unfilled-error';
import { hasBundler } from './code';

/**
 * Loads a module of a project, which a setting names: TypeScript or JavaScript. A process that compiles TypeScript anyway, as
 * ts-node does for our programs, compiles this too.
 * @param file its absolute path.
 * @throws UnfilledError in a package that compiles no code.
 */
export function loadModule<Module>(file: string): Module {
  if (!hasBundler) throw new UnfilledError('The site has code of the project (`extension`)');
  const load = createRequire(__filename);
  return ('.ts' in load.extensions ? load(file) : createJiti(__filename, { cache: false })(file)) as Module;
}

/** Makes modules of a folder load again, because they have changed. */
export function forgetModules(folder: string): void {
  const { cache } = createRequire(__filename);
  for (const file of Object.keys(cache)) if (file.startsWith(folder + sep)) delete cache[file];
}
