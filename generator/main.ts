import { UsageError } from '#core/command-line/usage-error';
import { USAGE, readOptions } from './config';
import { isStackFull, runWithDeepStack } from './threads';
import { OutputError } from './files/output-error';
import { optimizeLate } from './optimize-late';
import { run } from './run';
import { watch } from './watch';

/** Runs the generator as the command line asks; the exit code is 0, 1 for problems or stale output, 2 for wrong usage. */
async function main(args: string[]): Promise<number> {
  try {
    const options = readOptions(args);
    if (options.watch) return await watch(options);
    return (await run(options)).exitCode;
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n${USAGE}\n`);
    else if (error instanceof OutputError) process.stderr.write(`${error.message}\n`);
    else if (isStackFull(error)) return runWithDeepStack(__filename, args);
    else throw error;
    return 2;
  }
}

optimizeLate();
void main(process.argv.slice(2)).then((exitCode) => (process.exitCode = exitCode));
