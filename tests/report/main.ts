import { readFileSync, writeFileSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { buildReport, MissingResult } from './build-report';
import { compareReports } from './compare-reports';
import { findForgery } from './digest';
import type { Report } from '#core/contracts/report';

const PUBLISHED = 'generated/report/report.json';

/** Writes the report of the last runs, or with `--check` compares it with the published one. Exit code 1: they differ. */
export const command: Command = {
  usage: `Usage: npm run report -- [--check]
Writes what the last runs of the tests counted to ${PUBLISHED}.
  --check  writes nothing, and fails when that file is stale`,
  run(args) {
    const { values } = readFlags({ check: { type: 'boolean', default: false } }, args);
    try {
      return values.check ? check() : write();
    } catch (error) {
      if (!(error instanceof MissingResult)) throw error;
      console.error(error.message);
      return 1;
    }
  },
};

function write(): number {
  const report = buildReport();
  console.log(JSON.stringify(report.measured));
  writeFileSync(PUBLISHED, `${JSON.stringify(report, null, 2)}\n`);
  return 0;
}

function check(): number {
  const published = JSON.parse(readFileSync(PUBLISHED, 'utf8')) as Report;
  const forged = findForgery(published);
  // A forged report is one whatever the tests count, and says so without their results.
  const found =
    forged.length > 0 ? forged : compareReports(published, buildReport(), process.env.CI !== 'true');
  for (const difference of found) console.error(`${PUBLISHED}${difference}`);
  if (found.length > 0) console.error('Run `npm run report` and look at what changed.');
  return found.length === 0 ? 0 : 1;
}

runIfStarted(module, command);
