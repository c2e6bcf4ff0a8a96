import { dirname, join, resolve } from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import { readProjectPaths, requireFile, requireFolder } from '../site/config/project-paths';
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
  const written = readProjectPaths(join(dirname(resolve(entry)), 'project.yaml'));
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

function requireBase(base: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(base)) return base;
  throw new UsageError(`\`--base ${base}\` is not a path: begin and end it with a slash, as in /docs/.`);
}
