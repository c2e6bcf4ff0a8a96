import { createHash } from 'node:crypto';
import type { Report } from '#core/contracts/report';

/** What a report says, in sixteen characters: a report that was edited by hand has another. */
export function digestOf({ digest: _, ...report }: Report): string {
  return createHash('sha256').update(JSON.stringify(report)).digest('hex').slice(0, 16);
}

/** What is wrong with a report as it was published, whatever the tests count today. */
export function findForgery(published: Report): string[] {
  return published.digest === digestOf(published)
    ? []
    : [': its digest is not that of its contents, so it was not written by the tests'];
}
