import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { SettingError } from '../errors/author-error';
import { home, isPackage, root } from './code';
import type { Settings } from './settings';

/** Folders of the project that people or other commands write to. */
const SOURCES = [
  'authoring',
  'cli',
  'core',
  'docs',
  'generated',
  'generator',
  'node_modules',
  'openapi',
  'oxlint',
  'search',
  'simulator',
  'site',
  'tests',
  'tool',
  'tools',
  '.git',
].map((name) => resolve(root, name));

/** Files that every build contains. */
const BUILT = ['404.html', '_headers', 'assets'];

const REMEDY = `write a separate folder, or ${isPackage ? 'leave out `out`' : 'unset it'}`;

/**
 * Checks that a build may replace everything in its folder, before any work is done.
 * @throws SettingError that says what to write instead.
 */
export function requireReplaceable({ out, docs, generated, extension }: Settings): void {
  const name = relative(home, out) || '.';
  const refuse = (why: string) =>
    new SettingError(
      `${isPackage ? `The folder \`${name}\` for the site` : `SITE_OUT=${name}`} ${why}: ${REMEDY}.`,
    );
  const own = [docs, generated, ...SOURCES];
  // An extension may be next to the settings, where a build is as well.
  const code = extension === undefined ? [] : [dirname(extension)];
  const held = [root, process.cwd(), ...own, ...code].find((folder) => isBelow(folder, out));
  if (held !== undefined)
    throw refuse(`holds ${held === root ? 'the project' : held}, which a build would remove`);
  const holder = own.find((folder) => isBelow(out, folder));
  if (holder !== undefined) throw refuse(`lies in ${holder}, which has the sources of the site`);
  const nearest = nearestThatExists(out);
  if (!statSync(nearest).isDirectory()) throw refuse(`goes through the file ${nearest}`);
  if (!isWritable(nearest)) throw refuse('may not be written');
  if (nearest === out && !isReplaceable(out)) throw refuse('holds files that no build made');
}

function isReplaceable(folder: string): boolean {
  return readdirSync(folder).length === 0 || BUILT.some((name) => existsSync(join(folder, name)));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder + sep);
}

function nearestThatExists(path: string): string {
  return existsSync(path) ? path : nearestThatExists(dirname(path));
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
