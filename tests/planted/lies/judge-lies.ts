import { readFileSync } from 'node:fs';
import { readSources } from '../../../site/remark/read-sources';
import { PageError } from '../../../site/errors/page-error';
import { findChanges } from '../../../authoring/claims/ledger/find-changes';
import type { Ledger } from '../../../site/claims/area';
import { readLedger } from '../../../site/claims/ledger-files';
import { claimsOf } from '../../../authoring/claims/read/read-claims';
import { readVocabulary } from '../../../authoring/claims/slots/vocabulary';
import { judge } from '../../../authoring/claims/verdict';
import { type Lie, plant } from './lie';

/** Planted changes by the verdict of `npm run claims -- --check`. */
interface Judged {
  /** Those that it does not show. */
  survivors: Lie[];
  /** Those that it refuses, as they contradict the accepted sentences. */
  refused: Lie[];
}

/** Judges each lie as if it were the only change. A page that can no longer be read is shown, and not refused. */
export function judgeLies(lies: readonly Lie[]): Judged {
  const sources = readSources('generated', 'docs');
  const vocabulary = readVocabulary(sources.facts);
  const ledger = readLedger();
  const verdicts = lies.map(({ file, ...lie }): 'unseen' | 'shown' | 'refused' => {
    const accepted: Ledger = new Map([[file, ledger.get(file) ?? []]]);
    try {
      const claims = claimsOf(file, plant(readFileSync(file, 'utf8'), lie), sources);
      const premises = { ...UNCHANGED, claims, ledger: accepted, vocabulary };
      const changes = findChanges(claims, accepted);
      if (changes.length === 0) return 'unseen';
      return changes.some((change) => judge(change, premises).verdict === 'refused') ? 'refused' : 'shown';
    } catch (error) {
      if (error instanceof PageError) return 'shown';
      throw error;
    }
  });
  return {
    survivors: lies.filter((_, index) => verdicts[index] === 'unseen'),
    refused: lies.filter((_, index) => verdicts[index] === 'refused'),
  };
}

/** No basis states anything else than before. */
const UNCHANGED = {
  known: { executed: new Map(), specified: new Map(), decided: new Map(), security: new Map() },
  accepted: { executed: {}, specified: {}, decided: {}, security: {} },
};
