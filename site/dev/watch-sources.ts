import { watch } from 'chokidar';
import { createHash } from 'node:crypto';
import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { join, relative } from 'node:path';
import { docs, generated, isPackage, root } from '../config/folders';

const SITE = join(root, 'site');

/** The files that a part reads only when it starts. */
const READ_ONCE = {
  site: [
    { folder: generated, files: /^(project\/project|environments\/environments)\.json$/ },
    { folder: SITE, files: /^[\w.-]+\.ts$|^(config|i18n|plugins|rehype|remark|search)\// },
  ],
  lint: [
    { folder: SITE, files: /^[\w.-]+\.ts$|^(config|errors|lint|remark)\// },
    { folder: join(root, 'core'), files: /\.ts$/ },
  ],
  generator: [
    { folder: join(root, 'generator'), files: /\.ts$/ },
    { folder: join(root, 'core'), files: /\.ts$/ },
  ],
};

export type Part = keyof typeof READ_ONCE;

/** The reactions to saved files. */
interface SourceListener {
  /** A file that a part reads only when it starts. */
  restart: (part: Part, file: string) => void;
  /** A hand-written page, or a file that pages are made of: its path below `docs`. */
  saved: (path: string) => void;
  /** It watches: changes from now on are seen. */
  ready?: () => void;
}

/** Settings that the generator replaces. A watcher of folders may miss one of two replacements, so these are asked for by path. */
const SETTINGS = ['project/project.json', 'environments/environments.json'].map((file) =>
  join(generated, file),
);
const SETTINGS_MS = 100;

/** Watches the files that people write. @returns a function that ends it. */
export function watchSources({ restart, saved, ready }: SourceListener): () => Promise<void> {
  const hashes = new Map<string, string>();
  let isReady = false;
  const hear = (file: string): void => {
    const parts = (Object.keys(READ_ONCE) as Part[]).filter((part) => isReadOnce(part, file));
    const isOfPages = file.startsWith(`${docs}/`);
    if (parts.length === 0 && !isOfPages) return;
    // A file that is only written again changes nothing.
    const hash = hashOf(file);
    const hasChanged = hashes.get(file) !== hash;
    hashes.set(file, hash);
    if (!isReady || !hasChanged) return;
    for (const part of parts) restart(part, file);
    if (isOfPages) saved(relative(docs, file));
  };
  const code = isPackage ? [] : [SITE, join(root, 'core'), join(root, 'generator')];
  const watcher = watch([docs, ...code], {
    ignored: join(SITE, '.docusaurus'),
  });
  watcher.on('ready', () => {
    isReady = true;
    ready?.();
  });
  watcher.on('all', (_, file) => hear(file));
  for (const file of SETTINGS) {
    hear(file);
    watchFile(file, { interval: SETTINGS_MS }, () => hear(file));
  }
  return async () => {
    for (const file of SETTINGS) unwatchFile(file);
    await watcher.close();
  };
}

function isReadOnce(part: Part, file: string): boolean {
  return READ_ONCE[part].some(({ folder, files }) => files.test(relative(folder, file)));
}

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'not there';
  }
}
