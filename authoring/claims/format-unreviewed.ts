import { formatProblems, type Format } from '../../generator/problems/format-problems';
import type { Unreviewed } from './find-unreviewed';

/** How to accept sentences. */
const REMEDY = 'Compare it with its basis, and accept it with `npm run claims`.';

/** Formats sentences for people, for programs, or as annotations of a change. */
export function formatUnreviewed(unreviewed: readonly Unreviewed[], format: Format): string {
  if (format === 'json') {
    const rows = unreviewed.map(({ file, line, sentence, was, basis }) => ({
      file,
      line,
      sentence,
      was,
      basis,
    }));
    return `${JSON.stringify({ unreviewed: rows }, null, 2)}\n`;
  }
  const problems = unreviewed.map(({ file, line, ...one }) => ({
    ruleId: 'claim',
    severity: 'error' as const,
    message: explain(one),
    remedy: REMEDY,
    location: { file, line, column: 1, pointer: '' },
  }));
  return formatProblems(problems, format);
}

function explain({
  sentence,
  was,
  basis,
  message,
}: Pick<Unreviewed, 'sentence' | 'was' | 'basis' | 'message'>): string {
  return [
    message,
    ...(sentence === '' ? [] : [`  now:   ${sentence}`]),
    ...(was === '' || was === sentence ? [] : [`  was:   ${was}`]),
    ...(basis === '' ? [] : [`  basis: ${basis}`]),
    '',
  ].join('\n');
}
