import { dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '#core/command-line/usage-error';
import { requireOneApi } from '../generator/run/config';
import { readProjectPaths, requireAdditions, requireFolder } from '../site/config/project-paths';
import { readSearchSettings } from '../site/config/search';
import { type BuildSettings, FRONT_PAGE, TRANSLATIONS } from '../site/config/settings';
import { makeCache } from './cache';
import { findEntry } from './find-entry';

/** A description, and the site that a command makes of it. */
export interface Settings extends BuildSettings {
  /** The entry document, as it was written. */
  entry: string;
  /** OpenAPI Overlays of the description; undefined: those of `project.yaml`. */
  overlays?: readonly string[];
  /** The folder of files that can be made again. */
  cache: string;
}

/** A site can be built while another process serves it for writers: each has a separate folder for its files. */
export type Purpose = 'build' | 'dev';

/** The flags that settings come from. */
interface Flags {
  docs?: string;
  overlay?: string[];
  out?: string;
  base?: string;
}

/**
 * Reads where a project has its parts: flags come first, relative to the working folder, then \`project.yaml\`, relative to that file.
 * @param words those of the command line that are not flags.
 * @param options `defaultOut`: the folder of the built site if none is named; undefined keeps it in the cache.
 * @throws UsageError, SettingError
 */
export async function readSettings(
  words: readonly string[],
  flags: Flags,
  { purpose = 'build', defaultOut }: { purpose?: Purpose; defaultOut?: string } = {},
): Promise<Settings> {
  const entry = await findEntry(words);
  requireOneApi({ entry, overlays: flags.overlay });
  const cache = makeCache(entry);
  const written = readProjectPaths(join(dirname(resolve(entry)), 'project.yaml'));
  const docs = flags.docs ?? written.docs;
  const out = flags.out ?? written.out ?? defaultOut;
  return {
    entry,
    ...(flags.overlay && { overlays: flags.overlay }),
    cache,
    generated: written.generated ?? join(cache, 'generated'),
    docs: docs === undefined ? FRONT_PAGE : requireFolder('docs', docs),
    translations: TRANSLATIONS,
    work: join(cache, `docusaurus-${purpose}`),
    redirects: relative('', join(dirname(resolve(entry)), 'redirects.yaml')),
    ...requireAdditions(written),
    out: out === undefined ? join(cache, 'site') : resolve(out),
    ...(flags.base !== undefined && { base: requireBase(flags.base) }),
    search: readSearchSettings(process.env),
  };
}

function requireBase(base: string): string {
  if (/^\/([\w.~-]+\/)*$/.test(base)) return base;
  throw new UsageError(`\`--base ${base}\` is not a path: begin and end it with a slash, as in /docs/.`);
}
