import { runIfStarted, type Command } from '#core/command-line/run-command';
import { USAGE, readOptions } from '../run/config';
import { isStackFull, runWithDeepStack } from '../run/threads/threads';
import { optimizeLate } from '../run/optimize-late';
import { run } from '../run/run';
import { watch } from '../run/watch';

/** Runs the generator with the given arguments. The exit code is 0, 1 for problems or stale output, 2 for wrong usage. */
export const command: Command = {
  usage: USAGE,
  async run(args) {
    const options = readOptions(args);
    try {
      if (options.watch) return await watch(options);
      return (await run(options)).exitCode;
    } catch (error) {
      if (isStackFull(error)) return runWithDeepStack(__filename, args);
      throw error;
    }
  },
};

optimizeLate();
runIfStarted(module, command);
