import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { isPackage, root } from '../config/code';
import type { Settings } from '../config/settings';

const SITE = join(root, 'site');

/** The parts of the server for writers. */
export type Part = 'site' | 'lint' | 'generator';

/** Files that a part reads only when it starts, besides those of the generator. */
const READ_ONCE: Readonly<Record<Part, readonly { folder: string; files: RegExp }[]>> = {
  site: [{ folder: SITE, files: /^[\w.-]+\.ts$|^(config|i18n|plugins|rehype|remark|search)\// }],
  lint: [
    { folder: SITE, files: /^[\w.-]+\.ts$|^(config|errors|lint|remark)\// },
    { folder: join(root, 'core'), files: /\.ts$/ },
  ],
  generator: [
    { folder: join(root, 'generator'), files: /\.ts$/ },
    { folder: join(root, 'core'), files: /\.ts$/ },
  ],
};

/** The reactions to saved files. */
interface SourceListener {
  /** A file that a part reads only when it starts. */
  restart: (part: Part, file: string) => void;
  /** A hand-written page, or a file that pages are made of: its path below `docs`. */
  saved: (path: string) => void;
  /** It watches: changes from now on are seen. */
  ready?: () => void;
}

/**
 * Files of the generator's output that the site reads only when it starts. A watcher of folders may miss one of two replacements,
 * so these are asked for by path.
 */
const GENERATED = ['project/project.json', 'environments/environments.json'];
const GENERATED_MS = 100;

/** In place of the hash of a file that does not exist. */
const MISSING = 'not there';

/** Modules of an extension, which the site and the lint read only when they start; the bundler follows components. */
const MODULE = /\.[cm]?[jt]s$/;

/** Watches the files that people write. @returns a function that ends it. */
export function watchSources(
  { generated, docs, out, extension }: Pick<Settings, 'generated' | 'docs' | 'out' | 'extension'>,
  { restart, saved, ready }: SourceListener,
): () => Promise<void> {
  const made = GENERATED.map((file) => join(generated, file));
  const own = extension === undefined ? [] : [dirname(extension)];
  const partsOf = (file: string): readonly Part[] => {
    if (made.includes(file)) return ['site'];
    const isOwn = own.some((folder) => file.startsWith(folder + sep)) && !file.startsWith(docs + sep);
    return isOwn && MODULE.test(file) ? ['site', 'lint'] : partsThatRead(file);
  };
  const hashes = new Map<string, string>();
  let isReady = false;
  const hear = (file: string): void => {
    const isOfPages = file.startsWith(`${docs}/`);
    const parts = partsOf(file);
    if (parts.length === 0 && !isOfPages) return;
    // A file that is only written again changes nothing.
    const hash = hashOf(file);
    const before = hashes.get(file);
    const isMade = made.includes(file);
    // A file that the generator replaces is missing for a moment.
    if (isMade && hash === MISSING && before !== undefined) return;
    hashes.set(file, hash);
    if (!isReady || before === hash) return;
    // No site has started without what the first run of the generator makes.
    if (isMade && before === MISSING) return;
    for (const part of parts) restart(part, file);
    if (isOfPages) saved(relative(docs, file));
  };
  const code = isPackage ? [] : [SITE, join(root, 'core'), join(root, 'generator')];
  const watcher = watch([docs, ...code, ...own], {
    ignored: [join(SITE, '.docusaurus'), '**/node_modules/**', out],
  });
  watcher.on('ready', () => {
    isReady = true;
    ready?.();
  });
  watcher.on('all', (_, file) => hear(file));
  for (const file of made) {
    hear(file);
    watchFile(file, { interval: GENERATED_MS }, () => hear(file));
  }
  return async () => {
    for (const file of made) unwatchFile(file);
    await watcher.close();
  };
}

/** Returns the parts that read a source only when they start. */
function partsThatRead(file: string): readonly Part[] {
  return (Object.keys(READ_ONCE) as Part[]).filter((part) =>
    READ_ONCE[part].some(({ folder, files }) => files.test(relative(folder, file))),
  );
}

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return MISSING;
  }
}
