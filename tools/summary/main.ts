import { existsSync } from 'node:fs';
import { readFlags } from '#core/command-line/read-flags';
import { runIfStarted, type Command } from '#core/command-line/run-command';
import { DEEP, GATE, type Stage } from '../check/stages';
import { formatRuns } from '../check/format-runs';

/** Prints what the last runs counted and took; 1 when a test failed, or a run has left no report. */
function summarize(stages: readonly Stage[], hasBudget: boolean): number {
  const reports = stages.flatMap(({ id, tests }) => (tests ? [{ name: id, ...tests }] : []));
  const missing = reports.filter(({ file }) => !existsSync(file));
  const runs = reports.flatMap((report) =>
    missing.includes(report) ? [] : [{ name: report.name, ...report.read(report.file) }],
  );
  for (const { name, file } of missing) console.log(`${name}: no report at ${file}`);
  for (const line of formatRuns(runs, hasBudget)) console.log(line);
  return missing.length > 0 || runs.some(({ count }) => count.failed > 0) ? 1 : 0;
}

export const command: Command = {
  usage: `Usage: npm run summary -- [--deep]
Prints how many tests the last run of \`npm run check\` passed and failed, and its slowest files.
  --deep  those of \`npm run check:deep\``,
  run(args) {
    const { values } = readFlags({ deep: { type: 'boolean', default: false } }, args);
    return summarize(values.deep ? DEEP : GATE, !values.deep);
  },
};

runIfStarted(module, command);
