import type { Entry } from '../../../site/claims/entry';
import { type Claim, isSame } from '../claim';

/** A sentence and its entry from when it was accepted; a new sentence has no entry, and one that is gone has only that. */
export interface Aligned {
  claim?: Claim;
  entry?: Entry;
}

/** The share of words that two sentences have in common if one was made from the other. */
export const SIMILAR = 0.5;

/**
 * Aligns the sentences of a file with its accepted ones, both in their order. The longest row of unchanged ones stays; between two
 * of these, a sentence gets the most similar entry, if it may have been made from it.
 */
export function align(claims: readonly Claim[], entries: readonly Entry[]): Aligned[] {
  const kept = longestCommon(claims, entries);
  const ends: readonly [number, number][] = [...kept, [claims.length, entries.length]];
  return ends.flatMap(([claim, entry], index) => {
    const [lastClaim, lastEntry] = kept[index - 1] ?? [-1, -1];
    const between = pair(claims.slice(lastClaim + 1, claim), entries.slice(lastEntry + 1, entry));
    return index < kept.length ? [...between, { claim: claims[claim]!, entry: entries[entry]! }] : between;
  });
}

/** Returns the indexes of the longest common subsequence. */
function longestCommon(
  claims: readonly Claim[],
  entries: readonly Entry[],
): [claim: number, entry: number][] {
  const lengths = Array.from({ length: claims.length + 1 }, () => new Uint16Array(entries.length + 1));
  for (let i = claims.length - 1; i >= 0; i--)
    for (let j = entries.length - 1; j >= 0; j--)
      lengths[i]![j] = isSame(claims[i]!, entries[j]!)
        ? lengths[i + 1]![j + 1]! + 1
        : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < claims.length && j < entries.length;) {
    if (isSame(claims[i]!, entries[j]!)) pairs.push([i++, j++]);
    else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return pairs;
}

function pair(claims: readonly Claim[], entries: readonly Entry[]): Aligned[] {
  const free = [...entries];
  const pairs = new Map<Claim, Entry>();
  // Names mostly have no entry: one must not take that of a sentence.
  for (const claim of [...claims.filter((one) => !one.isName), ...claims.filter((one) => one.isName)]) {
    const best = free
      .map((entry, index) => ({ index, share: shareOfWords(claim.sentence, entry.sentence) }))
      .toSorted((one, other) => other.share - one.share)
      .find(({ share }) => share >= SIMILAR);
    if (best !== undefined) pairs.set(claim, free.splice(best.index, 1)[0]!);
  }
  const paired = claims.map((claim): Aligned => {
    const entry = pairs.get(claim);
    return entry === undefined ? { claim } : { claim, entry };
  });
  return [...paired, ...free.map((entry) => ({ entry }))];
}

/** Returns the share of words that two sentences have in common. */
export function shareOfWords(one: string, other: string): number {
  const words = wordsOf(one);
  const others = wordsOf(other);
  const common = [...words].filter((word) => others.has(word)).length;
  return (2 * common) / (words.size + others.size);
}

function wordsOf(sentence: string): Set<string> {
  return new Set(sentence.toLowerCase().match(/[\p{L}\p{N}_'’]+/gu));
}
