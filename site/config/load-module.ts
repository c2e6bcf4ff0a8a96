import { createRequire } from 'node:module';
import createJiti from 'jiti';

/**
 * Loads a module of a project, which a setting names: TypeScript or JavaScript. A process that compiles TypeScript anyway, as
 * ts-node does for our programs, compiles this too.
 * @param file its absolute path.
 */
export function loadModule<Module>(file: string): Module {
  const load = createRequire(__filename);
  return ('.ts' in load.extensions ? load(file) : createJiti(__filename, { cache: false })(file)) as Module;
}
