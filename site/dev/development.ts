import { watch } from 'chokidar';
import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { docs, generated, root } from '../config/folders';
import { isRunning, startProgram, untilEnd } from '../run-program';

const SITE = join(root, 'site');

/** Files that the site reads only when it starts: settings, and code that makes pages. */
const READ_ONCE = [
  { folder: generated, files: /^project\/project\.json$/ },
  { folder: SITE, files: /^[\w.-]+\.ts$|^(config|i18n|plugins|rehype|remark|search)\// },
];

/** Files that the site writes while it starts. */
const WRITTEN_BY_SITE = join(SITE, '.docusaurus');

/** Editors save in several steps; the site starts again when they have been quiet for so long. */
const QUIET_MS = 200;

/** How often to look whether the terminal, or what started us, is still there: npm ends on a signal and does not pass it on. */
const PARENT_MS = 500;

/** Runs the generator and the site in separate processes until a signal. */
export class Development {
  readonly #place: readonly string[];
  readonly #generator: ChildProcess;
  readonly #hashes = new Map<string, string>();
  #site: ChildProcess | undefined;
  readonly #watcher = watch([docs, generated, SITE], { ignored: WRITTEN_BY_SITE });
  #hasFailed = false;
  #restart: NodeJS.Timeout | undefined;

  constructor({ port, host }: { port: number; host: string }) {
    this.#place = [String(port), host];
    this.#generator = startProgram('generator/main.ts', ['--watch']);
    this.#startSite();
    this.#watch();
  }

  /** Resolves to the exit code when a signal has come, or what started us or the generator has ended, and nothing runs any more. */
  async untilEnd(): Promise<number> {
    const parent = process.ppid;
    let look: NodeJS.Timeout | undefined;
    const exitCode = await new Promise<number>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(0));
      look = setInterval(() => process.ppid !== parent && resolve(0), PARENT_MS);
      void untilEnd(this.#generator).then(resolve);
    });
    clearInterval(look);
    await this.#watcher.close();
    clearTimeout(this.#restart);
    const site = this.#site;
    this.#site = undefined;
    await Promise.all([stop(this.#generator), stop(site)]);
    return exitCode;
  }

  #startSite(): void {
    this.#hasFailed = false;
    const site = startProgram('site/dev/serve-site.ts', this.#place);
    this.#site = site;
    site.once('exit', (code) => {
      if (site !== this.#site || code === 0) return;
      this.#hasFailed = true;
      process.stderr.write('The site did not start. It tries again when you save a change.\n');
    });
  }

  /** Starts the site again when a file that it has read once changes, and after any change when it did not start. */
  #watch(): void {
    let isReady = false;
    this.#watcher.on('ready', () => (isReady = true));
    this.#watcher.on('all', (_, file) => {
      // Reads a file only if its change can matter: most of what is watched is large and never read here.
      const hasChanged = (isReadOnce(file) || this.#hasFailed) && this.#noteHash(file);
      if (!isReady || !hasChanged) return;
      clearTimeout(this.#restart);
      this.#restart = setTimeout(() => void this.#restartSite(file), QUIET_MS);
    });
  }

  /** Whether the content differs from the last time: a file that is only written again changes nothing. */
  #noteHash(file: string): boolean {
    const hash = hashOf(file);
    const hasChanged = this.#hashes.get(file) !== hash;
    this.#hashes.set(file, hash);
    return hasChanged;
  }

  async #restartSite(file: string): Promise<void> {
    process.stderr.write(`${relative(root, file)} has changed: the site starts again.\n`);
    const before = this.#site;
    this.#site = undefined;
    await stop(before);
    this.#startSite();
  }
}

function isReadOnce(file: string): boolean {
  return READ_ONCE.some(({ folder, files }) => files.test(relative(folder, file)));
}

async function stop(program: ChildProcess | undefined): Promise<void> {
  if (program === undefined || !isRunning(program)) return;
  program.kill();
  await untilEnd(program);
}

function hashOf(file: string): string {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'not there';
  }
}
