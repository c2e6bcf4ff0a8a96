import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ProofCounts, Report } from '#core/contracts/report';
import { readLedger } from '../claims/ledger-files';
import { countBases } from './count-bases';
import { findStale } from './find-stale';

/** The last report of the tests; undefined if a project has none. @param generated the generator's output. */
export function readReport(generated: string): Report | undefined {
  const file = join(generated, 'report/report.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

/** Counts what the page about the tests says of this build itself, rather than of the last run. */
export function countProof(report: Report, generated: string, docs: string): ProofCounts {
  const { workflows, calls } = countWorkflows(join(generated, 'arazzo/api.arazzo.yaml'));
  return {
    bases: countBases(readLedger(join(docs, '_claims'))),
    workflows,
    calls,
    stale: findStale(report, docs),
  };
}

function countWorkflows(file: string): { workflows: number; calls: number } {
  if (!existsSync(file)) return { workflows: 0, calls: 0 };
  const { workflows } = parse(readFileSync(file, 'utf8')) as { workflows: { steps: unknown[] }[] };
  return { workflows: workflows.length, calls: workflows.flatMap(({ steps }) => steps).length };
}
