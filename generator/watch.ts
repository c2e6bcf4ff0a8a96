import { type FSWatcher, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import type { Options } from './config';
import { run } from './run';

const QUIET_MS = 100;

/** Runs now and again after every change of the description, until the process ends. Problems do not end it. */
export async function watch(options: Options): Promise<never> {
  const watchers = new Map<string, FSWatcher>();
  let wake = () => {};
  for (;;) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    const { inputs } = await runSafely(options);
    for (const folder of foldersOf(options.entry, inputs)) {
      if (!watchers.has(folder))
        watchers.set(
          folder,
          startWatching(folder, options.out, () => wake()),
        );
    }
    process.stderr.write('watching for changes\n');
    await changed;
    await quiet();
  }
}

async function runSafely(options: Options): Promise<{ inputs: string[] }> {
  try {
    return await run(options);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return { inputs: [] };
  }
}

/** The folder of the entry document and those of other files of the description that are not below it. */
function foldersOf(entry: string, inputs: readonly string[]): string[] {
  const folders = [path.dirname(path.resolve(entry)), ...inputs.map((input) => path.dirname(input))];
  const sorted = [...new Set(folders)].sort();
  return sorted.filter((folder) => !sorted.some((other) => folder !== other && isBelow(folder, other)));
}

function startWatching(folder: string, out: string, onChange: () => void): FSWatcher {
  return watchFolder(folder, { recursive: true }, (_, name) => {
    // What we write ourselves is no reason to run again.
    if (name === null || !isBelow(path.join(folder, name), path.resolve(out))) onChange();
  });
}

function isBelow(place: string, folder: string): boolean {
  return place === folder || place.startsWith(folder + path.sep);
}

function quiet(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, QUIET_MS));
}
