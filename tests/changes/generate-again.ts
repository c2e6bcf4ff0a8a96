import type { Command } from '#core/command-line/run-command';
import { readOptions, USAGE } from '../../generator/run/config';
import { Results } from '../../generator/run/memo/results';
import { run } from '../../generator/run/run';

/** Those of the runs before, in the process of a `CommandRunner`. */
const results = new Results();

/** `npm run generate` for a process that runs it again and again: like `npm run dev`, it makes only what a change reaches. */
export const command: Command = {
  usage: USAGE,
  run: async (args) => (await run(readOptions(args), results)).exitCode,
};
