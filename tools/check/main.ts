import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { UsageError } from '#core/command-line/usage-error';
import { check } from './check';
import { DEEP, GATE } from './stages';

const FLAGS = {
  changed: { type: 'boolean', default: false },
  judge: { type: 'boolean', default: false },
  from: { type: 'string' },
  only: { type: 'string' },
  'keep-going': { type: 'boolean', default: false },
  deep: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  junit: { type: 'string' },
} as const;

/** Runs all that a change has to pass; exit code 1 if a stage failed, 2 for wrong usage, 130 or 143 after a signal. */
export const command: Command = {
  usage: `Usage: npm run check -- [--changed | --judge] [--from stage | --only stage,…] [--keep-going] [--deep] [--list] [--junit file]
Runs all that a change has to pass, two stages at a time, and sums up what they counted.
  --changed     only stages and test files whose reads changed since they passed; all of them with CI=true
  --judge       everything, and names each failing test that --changed would have left out
  --from        this stage and those after it
  --only        these stages, or all of these groups
  --keep-going  goes on after a stage has failed
  --deep        what takes longer than a change should wait
  --list        prints the stages, and runs none
  --junit       writes the results to a file, in the format of JUnit`,
  run(args) {
    const { values } = readFlags(FLAGS, args);
    const { junit } = values;
    if (values.changed && values.judge)
      throw new UsageError('`--judge` runs everything, and `--changed` does not: write one of them.');
    if (junit !== undefined && !existsSync(path.dirname(path.resolve(junit))))
      throw new UsageError(`\`--junit ${junit}\` is in no folder that exists: write another path.`);
    return check(values.deep ? DEEP : GATE, {
      root: process.cwd(),
      choice: values,
      changed: values.changed,
      judges: values.judge,
      keepGoing: values['keep-going'],
      lists: values.list,
      hasBudget: !values.deep,
      writeJunit: junit === undefined ? undefined : (report) => writeFileSync(junit, report),
      env: process.env,
      output: process.stdout,
    });
  },
};

runIfStarted(module, command);
