import { formatProblems } from '../../../problems/format-problems';
import type { Problem } from '../../../problems/problem';
import type { Report, ReportedChange } from './report';

/** A comparison as annotations: what may not go out as errors, other breaking and risky changes as warnings. */
export function formatGithub({ changes, problems }: Report): string {
  return formatProblems([...problems, ...changes.flatMap(toProblem)], 'github');
}

function toProblem(change: ReportedChange): Problem[] {
  const { severity, rule, summary, remedy, fingerprint, isBlocking } = change;
  const location = change.after ?? change.before;
  if (!location || (severity !== 'breaking' && severity !== 'risky')) return [];
  const message = `${summary} (${severity}, ${fingerprint}).`;
  return [{ ruleId: rule, severity: isBlocking ? 'error' : 'warn', message, remedy, location }];
}
