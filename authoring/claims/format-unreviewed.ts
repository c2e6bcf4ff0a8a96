import { formatProblems, type Format } from '../../generator/problems/format-problems';
import { describeBasis } from './basis/describe-basis';
import type { KnownBases } from './basis/known-bases';
import type { Unreviewed } from './find-unreviewed';
import { describeUnseen } from './review/unseen';
import { describeSlots } from './slots/describe-slots';
import type { Premises } from './verdict';

/** Returns the next step of a writer. @param command how it is started. */
function remedyFor({ verdict, fact }: Unreviewed, command: string): string {
  if (fact !== undefined)
    return 'Correct the sentence, or the description. If it is about another field of that name, name that with an element.';
  switch (verdict) {
    case 'same':
      return `Accept it with \`${command}\`: one key for all of these.`;
    case 'asked':
      return `Compare it with its basis: correct it, or accept it with \`${command}\`.`;
    case 'refused':
      return `Correct the sentence. If the product changed, change the requirement, decision or test that it rests on first; \`${command}\` shows other ways.`;
  }
}

/** Formats sentences for people, for programs, or as annotations of a change. */
export function formatUnreviewed(
  unreviewed: readonly Unreviewed[],
  format: Format,
  { known, project }: Pick<Premises, 'known' | 'project'>,
): string {
  if (format === 'json') {
    const rows = unreviewed.map(({ message: _, ...row }) => row);
    return `${JSON.stringify({ unreviewed: rows }, null, 2)}\n`;
  }
  const shown = new Set<string>();
  const problems = unreviewed.map((one) => ({
    ruleId: 'claim',
    severity: 'error' as const,
    message: explain(one, known, shown),
    remedy: remedyFor(one, project.command),
    location: { file: one.file, line: one.line, column: 1, pointer: '' },
  }));
  return formatProblems(problems, format);
}

function explain(one: Unreviewed, known: KnownBases, shown: Set<string>): string {
  const { sentence, was, basis, message } = one;
  return [
    message,
    ...(was === '' || was === sentence ? [] : [`  was:   ${was}`]),
    ...(sentence === '' ? [] : [`  now:   ${sentence}`]),
    ...describeUnseen(was, sentence),
    ...describeSlots({ ...one, verdict: 'asked' }),
    ...describeBasis(basis, known, shown),
    '',
  ].join('\n');
}
