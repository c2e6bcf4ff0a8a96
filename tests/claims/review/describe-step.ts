import { countOf } from '#core/text/count-of';
import { parseBases } from '../../../site/claims/basis';
import type { KnownBases } from '../basis/known-bases';
import { basisOf, type Step } from './steps';

/** The most lines of a test that a step shows. */
const SHOWN_LINES = 30;

/** Returns what a reviewer reads of a step: where it is, the old sentence and the new one, and its basis in full. */
export function describeStep(step: Step, known: KnownBases): string {
  return [...linesOf(step), ...describeBasis(basisOf(step), known)].join('\n');
}

function linesOf(step: Step): string[] {
  if (step.kind === 'basis') return [step.file, `  now:   ${step.entry.sentence}`, `  ${step.problem}`];
  if (step.kind === 'move') {
    const [{ claim, from } = { claim: undefined, from: '' }] = step.moved;
    const heading = `${claim?.file}:${claim?.line}  ${countOf(step.moved.length, 'sentence')} moved here from ${from}`;
    return [heading, ...step.moved.map((one) => `  now:   ${one.claim.sentence}`)];
  }
  const { change } = step;
  if (change.kind === 'removed')
    return [`${change.file}:${change.line}  removed`, `  was:   ${change.was.sentence}`];
  const { file, line, at, sentence } = change.claim;
  return [
    `${file}:${line}  ${change.kind}${at === undefined ? '' : `  ${at}`}`,
    ...(change.kind === 'changed' ? [`  was:   ${change.was.sentence}`] : []),
    `  now:   ${sentence}`,
  ];
}

function describeBasis(basis: string, known: KnownBases): string[] {
  if (basis === '') return ['  basis: none yet'];
  const { bases } = parseBases(basis);
  return [
    `  basis: ${basis}`,
    ...bases.flatMap((one) => ('id' in one ? inFull(meaningOf(one.kind, one.id, known)) : [])),
  ];
}

function meaningOf(kind: keyof KnownBases, id: string, known: KnownBases): string {
  if (kind !== 'executed') return known[kind].get(id) ?? 'does not exist';
  const tests = known.executed.get(id) ?? [];
  return (
    tests.map(({ file, title, code }) => `tests/${file}: ${title}\n${code}`).join('\n') || 'does not exist'
  );
}

function inFull(text: string): string[] {
  const lines = text.split('\n');
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`… ${countOf(more, 'more line')}`] : [])].map(
    (line) => `         ${line}`,
  );
}
