import { UsageError } from '#core/command-line/usage-error';
import type { Counted, Report } from '#core/contracts/report';
import { findStale } from '../../site/proof/find-stale';

/**
 * Refuses a report of the tests with counts that are stale: a release must not print them.
 * @param folder inside the repository
 * @throws UsageError that names each block, with the day and the commit of its run
 */
export function requireFresh(report: Report, folder: string): void {
  const blocks: Record<string, Counted<object>> = { ...report };
  const stale = findStale(report, folder).map((name) => {
    const { on, revision } = blocks[name]!.measured;
    return `${name} (${on}, ${revision})`;
  });
  if (stale.length === 0) return;
  throw new UsageError(
    `The report of the tests is stale: ${stale.join(', ')}. Run \`npm run check:deep\`, and commit generated/report/.`,
  );
}
