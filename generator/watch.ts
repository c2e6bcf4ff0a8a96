import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import type { Options } from './config';
import { run } from './run';

/** Editors save in several steps; a run starts when they have been quiet for so long. */
const QUIET_MS = 100;

/**
 * Runs now and again after every change of the description, until the process ends. Problems do not end it; what keeps the
 * first run from starting does.
 * @throws UsageError, OutputError
 */
export async function watch(options: Options): Promise<never> {
  const inputs = new Set([path.resolve(options.entry)]);
  const watched = new Set<string>();
  let wake = () => {};
  for (let runNow = runOnce; ; runNow = runSafely) {
    const changed = new Promise<void>((resolve) => (wake = resolve));
    for (const input of await runNow(options)) inputs.add(input);
    for (const folder of foldersOf(inputs)) {
      if (watched.has(folder)) continue;
      watched.add(folder);
      watchFolder(folder, (_, name) => {
        if (name !== null && isInput(path.join(folder, name), inputs, options)) wake();
      });
    }
    process.stderr.write('watching for changes\n');
    await changed;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function runOnce(options: Options): Promise<readonly string[]> {
  return (await run(options)).inputs;
}

/** Between two steps of an editor a file may be gone. */
async function runSafely(options: Options): Promise<readonly string[]> {
  try {
    return await runOnce(options);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return [];
  }
}

/** The folders to watch: those of all inputs. Folders are watched one by one, because below one may lie anything. */
function foldersOf(inputs: ReadonlySet<string>): string[] {
  return [...new Set([...inputs].map((input) => path.dirname(input)))].filter((folder) => existsSync(folder));
}

/** Whether a file is part of the description, or new in a folder whose files all are; never what we write ourselves. */
function isInput(file: string, inputs: ReadonlySet<string>, { out }: Options): boolean {
  if (isBelow(file, path.resolve(out))) return false;
  return [...inputs].some((input) => file === input || isBelow(file, input));
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}
