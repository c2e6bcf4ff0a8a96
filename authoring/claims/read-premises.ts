import { readBases as readAccepted, readLedger } from '../../site/claims/ledger-files';
import { readSources } from '../../site/remark/read-sources';
import { readBases } from './basis/known-bases';
import { byName } from './facts/find-contradicted';
import { generateFacts } from './facts/generate-facts';
import { readClaims } from './read/read-claims';
import { readVocabulary } from './slots/vocabulary';
import type { Premises } from './verdict';

/** Reads the sentences, those that were accepted, and what both are judged by. @throws PageError if a page is not valid MDX. */
export function readPremises(): Premises {
  const sources = readSources('generated', 'docs');
  return {
    claims: readClaims(sources),
    ledger: readLedger(),
    known: readBases(sources),
    accepted: readAccepted(),
    vocabulary: readVocabulary(sources.facts),
    facts: byName(generateFacts(sources.facts)),
  };
}
