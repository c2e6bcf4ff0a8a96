import { existsSync, watch as watchFolder } from 'node:fs';
import path from 'node:path';
import type { Options } from './config';
import { formatReport } from '../problems/format-report';
import type { WatchEvent } from '../problems/watch-event';
import { Results } from './memo/results';
import { run } from './run';
import { findBrokenFiles } from '../read/source/find-broken-files';

/** Editors save in several steps; a run starts once there has been no change for this long. */
const QUIET_MS = 50;

/**
 * Runs the generator now and after every change of the description, until the process ends. Problems do not end it; an
 * error that stops the first run does. A file that cannot be parsed is a problem at once, without a run.
 * @param tell receives the messages.
 * @throws UsageError, OutputError
 */
export async function watch(options: Options, tell: (event: WatchEvent) => void = print): Promise<never> {
  const inputs = new Set([path.resolve(options.entry)]);
  const watched = new Set<string>();
  const results = new Results();
  let changed = new Set<string>();
  let wake = () => {};
  const look = () => {
    for (const folder of foldersOf(inputs)) {
      if (watched.has(folder)) continue;
      watched.add(folder);
      watchFolder(folder, (_, name) => {
        const file = name === null ? undefined : path.join(folder, name);
        if (file === undefined || !isInput(file, inputs, options)) return;
        changed.add(file);
        wake();
      });
    }
  };
  for (let runNow = runOnce; ; runNow = runSafely) {
    const next = new Promise<void>((resolve) => (wake = resolve));
    const files = [...changed];
    changed = new Set();
    tell({ kind: 'begin', changed: files });
    const { event, read } = await runNow(files, options, results);
    for (const input of read) inputs.add(input);
    look();
    tell(event);
    await next;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

/** How a run ended, and the files that it read. */
interface Ended {
  event: WatchEvent;
  read: readonly string[];
}

async function runOnce(changed: readonly string[], options: Options, results: Results): Promise<Ended> {
  const broken = await findBrokenFiles(changed);
  if (broken.length > 0) {
    process.stdout.write(formatReport(broken, options));
    return { event: { kind: 'end', problems: broken }, read: [] };
  }
  const { problems, inputs } = await run(options, results);
  return { event: { kind: 'end', problems }, read: inputs };
}

/** Runs the generator and prints the error if it fails: a file may be missing while an editor saves. */
async function runSafely(changed: readonly string[], options: Options, results: Results): Promise<Ended> {
  try {
    return await runOnce(changed, options, results);
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(`${message}\n`);
    return { event: { kind: 'failure', message }, read: [] };
  }
}

/** A run prints its problems itself. */
function print({ kind }: WatchEvent): void {
  if (kind !== 'begin') process.stderr.write('watching for changes\n');
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
