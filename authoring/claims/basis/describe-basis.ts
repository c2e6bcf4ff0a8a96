import { countOf } from '#core/text/count-of';
import { parseBases } from '../../../site/claims/basis';
import { compareNumbers } from './compare-numbers';
import type { KnownBases } from './known-bases';
import { statementsOf } from './statements';

/** The most lines of a test that are shown. */
const SHOWN_LINES = 30;
/** The most characters of a basis that somebody can choose. */
const SHOWN_CHARACTERS = 110;

/**
 * Returns the lines that show what a sentence rests on, in full.
 * @param shown the bases that were shown in full before; gets those of this one.
 */
export function describeBasis(basis: string, known: KnownBases, shown: Set<string>): string[] {
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

/**
 * Returns a basis that a reviewer can choose, with its number and the beginning of what it means; a number of the sentence that it does
 * not have comes first.
 */
export function describeCandidate(
  candidate: string,
  index: number,
  sentence: string,
  known: KnownBases,
): string {
  const [{ meaning } = { meaning: '' }] = parseBases(candidate).bases.map((one) => ({
    meaning: 'id' in one ? meaningOf(one.kind, one.id, known) : '',
  }));
  const others = compareNumbers(sentence, statementsOf(candidate, known).join('\n')).map(
    ({ said, wanted }) => `not "${said}" but "${wanted.join('" and "')}"; `,
  );
  const line = `  ${index + 1}  ${candidate}: ${others.join('')}${meaning.split('\n')[0]}`;
  return line.length > SHOWN_CHARACTERS ? `${line.slice(0, SHOWN_CHARACTERS - 1)}…` : line;
}

function meaningOf(kind: keyof KnownBases, id: string, known: KnownBases): string {
  if (kind !== 'executed') return known[kind].get(id) ?? 'does not exist';
  const tests = known.executed.get(id) ?? [];
  return tests.map(({ file, title, code }) => `${file}: ${title}\n${code}`).join('\n') || 'does not exist';
}

function inFull(text: string): string[] {
  const lines = text.split('\n');
  const more = lines.length - SHOWN_LINES;
  return [...lines.slice(0, SHOWN_LINES), ...(more > 0 ? [`… ${countOf(more, 'more line')}`] : [])].map(
    (line) => `         ${line}`,
  );
}
