import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import type { Options } from './config';
import { run } from './run';

/** Editors save in several steps; a run starts once there has been no change for this long. */
const QUIET_MS = 100;

/**
 * Runs the generator now and after every change of the description, until the process ends. Problems do not end it; an
 * error that stops the first run does.
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

/** Runs the generator and prints the error if it fails: a file may be missing while an editor saves. */
async function runSafely(options: Options): Promise<readonly string[]> {
  try {
    return await runOnce(options);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return [];
  }
}

/** Returns the folders of all inputs. Each is watched on its own, not recursively: its subfolders may contain anything. */
function foldersOf(inputs: ReadonlySet<string>): string[] {
  return [...new Set([...inputs].map((input) => path.dirname(input)))].filter((folder) => existsSync(folder));
}

/** Whether a file is an input, or lies in a folder that is one; false for every file in `out`. */
function isInput(file: string, inputs: ReadonlySet<string>, { out }: Options): boolean {
  if (isBelow(file, path.resolve(out))) return false;
  return [...inputs].some((input) => file === input || isBelow(file, input));
}

function isBelow(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}
