import type { KnownBases } from '../basis/known-bases';
import { statementsOf } from '../basis/statements';
import { JOINING } from '../slots/phrases';
import { stemOf } from '../slots/stem';

/** The statements of the bases with ids, as a sentence is searched in them. */
export interface StatementIndex {
  /** The weight of each word: that of a rare one is higher. */
  weights: ReadonlyMap<string, number>;
  statements: readonly Statement[];
}

interface Statement {
  /** The basis: `specified 3.api.1`. */
  basis: string;
  words: ReadonlySet<string>;
  weight: number;
}

/** Reads the statements of all bases that a sentence can name. */
export function indexStatements(known: KnownBases): StatementIndex {
  const kinds = ['specified', 'decided', 'security', 'executed'] as const;
  const found = kinds
    .flatMap((kind) => [...known[kind].keys()].map((id) => `${kind} ${id}`))
    .flatMap((basis) => statementsOf(basis, known).map((text) => ({ basis, words: wordsOf(text) })));
  const counts = new Map<string, number>();
  for (const word of found.flatMap(({ words }) => [...words])) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map([...counts].map(([word, count]) => [word, Math.log((1 + found.length) / count)]));
  const statements = found.map((one) => ({ ...one, weight: weightOf(one.words, weights) }));
  return { weights, statements };
}

/** Returns the bases whose statements say most of what a sentence says, the likeliest first. */
export function similarBases(
  sentence: string,
  { weights, statements }: StatementIndex,
  most: number,
): string[] {
  const words = wordsOf(sentence);
  const own = weightOf(words, weights);
  const scored = statements.map(({ basis, words: others, weight }) => ({
    basis,
    score:
      weightOf(new Set([...words].filter((word) => others.has(word))), weights) /
      Math.sqrt(own * weight || 1),
  }));
  const ranked = scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  return [...new Set(ranked.map(({ basis }) => basis))].slice(0, most);
}

function weightOf(words: ReadonlySet<string>, weights: StatementIndex['weights']): number {
  return [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
}

/** The parts of names in code and in elements are words, too. */
function wordsOf(text: string): Set<string> {
  const words = text
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .match(/\p{L}{2,}|\d+/gu);
  return new Set((words ?? []).filter((word) => !JOINING.has(word)).map(stemOf));
}
