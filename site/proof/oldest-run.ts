import type { Counted, Measured, Report } from '#core/contracts/report';

/** The run that is the longest ago of those that made a report. */
export function oldestRun(report: Report): Measured {
  const runs = Object.values<Counted<object>>({ ...report }).map(({ measured }) => measured);
  return runs.reduce((oldest, run) => (run.on < oldest.on ? run : oldest));
}
