import { runIfStarted, type Command } from '#core/command-line/run-command';
import { USAGE, readOptions } from './config';
import { isStackFull, runWithDeepStack } from './threads';
import { optimizeLate } from './optimize-late';
import { run } from './run';
import { watch } from './watch';

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
