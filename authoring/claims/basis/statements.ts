import { parseBases } from '../../../site/claims/basis';
import type { KnownBases } from './known-bases';

/** Returns what the bases of a sentence state: the words of requirements and decisions, and the titles of tests. */
export function statementsOf(basis: string, known: KnownBases): string[] {
  return parseBases(basis).bases.flatMap((one) => {
    if (!('id' in one)) return [];
    if (one.kind === 'executed') return (known.executed.get(one.id) ?? []).map(({ title }) => title);
    return known[one.kind].get(one.id) ?? [];
  });
}
