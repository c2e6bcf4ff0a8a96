import { writeFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import type { Counted } from '#core/contracts/report';
import { buildReport, MissingResult } from './build-report';

const PUBLISHED = 'generated/report/report.json';

/** Writes the report of the last runs. Exit code 1: a result is missing. */
export const command: Command = {
  usage: `Usage: npm run report
Writes what the last runs of the tests counted to ${PUBLISHED}.`,
  run(args) {
    readFlags({}, args);
    try {
      const report = buildReport();
      writeFileSync(PUBLISHED, `${JSON.stringify(report, null, 2)}\n`);
      for (const [block, { measured }] of Object.entries<Counted<object>>({ ...report }))
        console.log(`${block}: ${measured.on}, ${measured.revision}`);
      return 0;
    } catch (error) {
      if (!(error instanceof MissingResult)) throw error;
      console.error(error.message);
      return 1;
    }
  },
};

runIfStarted(module, command);
