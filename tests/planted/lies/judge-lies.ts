import { readFileSync } from 'node:fs';
import { readSources } from '../../../site/remark/read-sources';
import { PageError } from '../../../site/errors/page-error';
import { byName } from '../../../authoring/claims/facts/find-contradicted';
import { generateFacts } from '../../../authoring/claims/facts/generate-facts';
import { findChanges } from '../../../authoring/claims/ledger/find-changes';
import type { Ledger } from '../../../site/claims/area';
import { LEDGER, readLedger } from '../../../site/claims/ledger-files';
import { claimsOf } from '../../../abaco/claims/read-claims';
import { readVocabulary } from '../../../authoring/claims/slots/vocabulary';
import { contradictedBy, judge, type Premises } from '../../../authoring/claims/verdict';
import { type Lie, plant } from './lie';

/** Planted changes by the verdict of `npm run claims -- --check`. */
interface Judged {
  /** Those that it does not show. */
  survivors: Lie[];
  /** Those that it refuses, as they contradict the accepted sentences or the description. */
  refused: Lie[];
  /** Those that it would refuse if nobody had accepted a sentence yet: the description alone contradicts them. */
  refusedAsNew: Lie[];
}

/** Judges each lie as if it were the only change. A page that can no longer be read is shown, and not refused. */
export function judgeLies(lies: readonly Lie[]): Judged {
  const sources = readSources('generated', 'docs');
  const vocabulary = readVocabulary(sources.facts);
  const facts = byName(generateFacts(sources.facts));
  const ledger = readLedger();
  const asNew = new Set<Lie>();
  const verdicts = lies.map((planted): 'unseen' | 'shown' | 'refused' => {
    const { file, ...lie } = planted;
    const accepted: Ledger = new Map([[file, ledger.get(file) ?? []]]);
    try {
      const claims = claimsOf(file, plant(readFileSync(file, 'utf8'), lie), sources);
      const premises: Premises = { ...UNCHANGED, claims, ledger: accepted, vocabulary, facts };
      const changes = findChanges(claims, accepted);
      if (changes.length === 0) return 'unseen';
      if (changes.some((change) => 'claim' in change && contradictedBy(change.claim, premises)))
        asNew.add(planted);
      return changes.some((change) => judge(change, premises).verdict === 'refused') ? 'refused' : 'shown';
    } catch (error) {
      if (error instanceof PageError) return 'shown';
      throw error;
    }
  });
  return {
    survivors: lies.filter((_, index) => verdicts[index] === 'unseen'),
    refused: lies.filter((_, index) => verdicts[index] === 'refused'),
    refusedAsNew: lies.filter((lie) => asNew.has(lie)),
  };
}

/** No basis states anything else than before. */
const UNCHANGED = {
  project: { command: 'npm run claims', folder: LEDGER },
  known: { executed: new Map(), specified: new Map(), decided: new Map(), security: new Map() },
  accepted: { executed: {}, specified: {}, decided: {}, security: {} },
};
