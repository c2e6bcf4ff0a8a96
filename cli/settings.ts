import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';
import { UsageError } from '#core/command-line/usage-error';
import { SettingError } from '../site/errors/author-error';
import { makeCache } from './cache';
import { findEntry } from './find-entry';

/** The folders of a project, as absolute paths, and its description. */
export interface Settings {
  /** The entry document, as it was written. */
  entry: string;
  /** The folder of files that can be made again. */
  cache: string;
  /** The generator's output. */
  generated: string;
  /** The hand-written pages; undefined for a front page that lists all operations. */
  docs?: string;
  /** Files that are published as they are. */
  static?: string;
  /** A stylesheet after those of the site. */
  css?: string;
  /** HTML for the head of every page. */
  head?: string;
  /** The built site. */
  out: string;
  /** Replaces the base path of project.yaml. */
  base?: string;
}

/** The flags that settings come from. */
interface Flags {
  docs?: string;
  out?: string;
  base?: string;
}

/** The settings of project.yaml that name a folder or a file. The generator checks the others, and the types of these. */
const PATHS = ['docs', 'generated', 'static', 'out', 'css', 'head'] as const;
type Paths = Partial<Record<(typeof PATHS)[number], string>>;

/**
 * Reads where a project has its parts: flags come first, relative to the working folder, then \`project.yaml\`, relative to that file.
 * @param words those of the command line that are not flags.
 * @param defaultOut the folder of the built site if none is named; undefined keeps it in the cache.
 * @throws UsageError, SettingError
 */
export async function readSettings(
  words: readonly string[],
  flags: Flags,
  defaultOut?: string,
): Promise<Settings> {
  const entry = await findEntry(words);
  const cache = makeCache(entry);
  const written = readPaths(join(dirname(resolve(entry)), 'project.yaml'));
  const docs = flags.docs ?? written.docs;
  const out = flags.out ?? written.out ?? defaultOut;
  return {
    entry,
    cache,
    generated: written.generated ?? join(cache, 'generated'),
    ...(docs !== undefined && { docs: requireFolder('docs', docs) }),
    ...(written.static !== undefined && { static: requireFolder('static', written.static) }),
    ...(written.css !== undefined && { css: requireFile('css', written.css) }),
    ...(written.head !== undefined && { head: requireFile('head', written.head) }),
    out: out === undefined ? join(cache, 'site') : resolve(out),
    ...(flags.base !== undefined && { base: requireBase(flags.base) }),
  };
}

function readPaths(file: string): Paths {
  if (!existsSync(file)) return {};
  const value = parseOrNothing(readFileSync(file, 'utf8'));
  const named = PATHS.flatMap((name) => {
    const path = value[name];
    return typeof path === 'string' ? [[name, resolve(dirname(file), path)]] : [];
  });
  return Object.fromEntries(named) as Paths;
}

/** The generator reports invalid YAML, with the location. */
function parseOrNothing(text: string): Record<string, unknown> {
  try {
    return (parse(text) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function requireFolder(name: string, path: string): string {
  const folder = resolve(path);
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (stats?.isDirectory()) return folder;
  const problem = stats === undefined ? 'does not exist' : 'is a file';
  throw new SettingError(
    `The folder \`${relative('', folder) || '.'}\` for \`${name}\` ${problem}: write the path of a folder.`,
  );
}

function requireFile(name: string, path: string): string {
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new SettingError(
    `The file \`${relative('', path)}\` for \`${name}\` does not exist: write the path of a file.`,
  );
}

function requireBase(base: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(base)) return base;
  throw new UsageError(`\`--base ${base}\` is not a path: begin and end it with a slash, as in /docs/.`);
}
