import { directionOf, type Report } from './report';

/** A comparison for programs. */
export function formatJson({ changes, problems }: Report): string {
  const value = {
    changes: changes.map((change) => ({
      severity: change.severity,
      kind: change.rule,
      direction: directionOf(change),
      fingerprint: change.fingerprint,
      before: change.before ?? null,
      after: change.after ?? null,
      summary: change.summary,
      remedy: change.remedy,
      affected: change.affected,
      breaks: change.breaks,
      reason: change.reason,
      sent: change.sent ?? null,
      received: change.received ?? null,
      waiver: change.waiver ?? null,
      proof: change.proof ?? null,
      blocks: change.isBlocking,
    })),
    problems,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
