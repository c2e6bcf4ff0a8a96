import type { Facts } from '#core/contracts/facts';
import { readBases, readLedger } from '../../site/claims/ledger-files';
import type { KnownBases } from './basis/known-bases';
import type { Claim } from './claim';
import { byName } from './facts/find-contradicted';
import { generateFacts } from './facts/generate-facts';
import { readVocabulary } from './slots/vocabulary';
import type { Premises, Project } from './verdict';

/**
 * Reads the accepted sentences of a project, and joins them with its sentences as they are.
 * @param known the bases that they can name.
 * @param facts the declarations of its description.
 */
export function readPremises(
  project: Project,
  { claims, known, facts }: { claims: readonly Claim[]; known: KnownBases; facts: Facts },
): Premises {
  return {
    project,
    claims,
    known,
    ledger: readLedger(project.folder),
    accepted: readBases(project.folder),
    vocabulary: readVocabulary(facts),
    facts: byName(generateFacts(facts)),
  };
}
