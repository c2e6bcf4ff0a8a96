import { countOf } from '#core/text/count-of';
import { parseBases } from '../../../site/claims/basis';
import type { KnownBases } from '../basis/known-bases';
import { judgedIn, type Step } from './steps';

/** The most lines of a test that a step shows. */
const SHOWN_LINES = 30;
/** The most characters of a basis that somebody can choose. */
const SHOWN_CHARACTERS = 110;

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

function describeBasis(basis: string, known: KnownBases, shown: Set<string>): string[] {
  if (basis === '') return [];
  const { bases } = parseBases(basis);
  return [
    `  basis: ${basis}`,
    ...bases.flatMap((one) => {
      if (!('id' in one)) return [];
      const name = `${one.kind} ${one.id}`;
      if (shown.has(name)) return [`         ${name} is shown in full above`];
      shown.add(name);
      return inFull(meaningOf(one.kind, one.id, known));
    }),
  ];
}

/** Returns a basis that a reviewer can choose, with its number and the beginning of what it means. */
export function describeCandidate(candidate: string, index: number, known: KnownBases): string {
  const [{ meaning } = { meaning: '' }] = parseBases(candidate).bases.map((one) => ({
    meaning: 'id' in one ? meaningOf(one.kind, one.id, known) : '',
  }));
  const line = `  ${index + 1}  ${candidate}: ${meaning.split('\n')[0]}`;
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
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
