import { countOf } from '#core/text/count-of';
import { describeBasis } from '../basis/describe-basis';
import type { KnownBases } from '../basis/known-bases';
import { describeSlots } from '../slots/describe-slots';
import { judgedIn, type Step } from './steps';
import { describeUnseen } from './unseen';

/**
 * Returns what a reviewer reads of a step: where it is, the old sentence and the new one, and its basis in full.
 * @param shown the bases that earlier steps showed in full; gets those of this one.
 */
export function describeStep(step: Step, known: KnownBases, shown: Set<string>): string {
  const bases = new Set(judgedIn(step).map(({ basis }) => basis));
  return [...linesOf(step), ...[...bases].flatMap((basis) => describeBasis(basis, known, shown))].join('\n');
}

function linesOf(step: Step): string[] {
  if (step.kind === 'basis') return [step.file, `  now:   ${step.entry.sentence}`];
  if (step.kind === 'move') return linesOfMove(step);
  if (step.kind === 'same') return linesOfSame(step);
  if (step.kind === 'false') {
    const { claim, judgment } = step;
    return [`${claim.file}:${claim.line}`, `  now:   ${claim.sentence}`, ...describeSlots(judgment)];
  }
  const { change, judgment } = step;
  if (change.kind === 'removed')
    return [`${change.file}:${change.line}  removed`, `  was:   ${change.was.sentence}`];
  const { file, line, at, sentence } = change.claim;
  return [
    `${file}:${line}  ${change.kind}${at === undefined ? '' : `  ${at}`}`,
    ...(change.kind === 'changed' ? [`  was:   ${change.was.sentence}`] : []),
    `  now:   ${sentence}`,
    ...(change.kind === 'changed' ? describeUnseen(change.was.sentence, sentence) : []),
    ...describeSlots(judgment),
  ];
}

function linesOfSame({ changes }: Extract<Step, { kind: 'same' }>): string[] {
  return [
    `${countOf(changes.length, 'sentence')} in other words that say the same`,
    ...changes.flatMap(({ claim, was }) => [
      `${claim.file}:${claim.line}`,
      `  was:   ${was.sentence}`,
      `  now:   ${claim.sentence}`,
      ...describeUnseen(was.sentence, claim.sentence),
    ]),
  ];
}

/** Sentences with different bases have their own next to each. */
function linesOfMove({ moved }: Extract<Step, { kind: 'move' }>): string[] {
  const [{ claim, from } = { claim: undefined, from: '' }] = moved;
  const areSeveral = new Set(moved.map(({ was }) => was.basis)).size > 1;
  return [
    `${claim?.file}:${claim?.line}  ${countOf(moved.length, 'sentence')} moved here from ${from}`,
    ...moved.flatMap((one) => [
      `  now:   ${one.claim.sentence}`,
      ...(one.was.at === one.claim.at ? [] : [`         was at ${one.was.at}, is at ${one.claim.at}`]),
      ...(areSeveral ? [`         rests on ${one.was.basis}`] : []),
    ]),
  ];
}
