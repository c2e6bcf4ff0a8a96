import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Specified } from '../../../specified';
import { collectForms } from './collect-forms';
import { compareAccess } from './compare-access';
import { compareConditions } from './compare-conditions';
import { compareDefaults } from './compare-defaults';
import { compareEvents } from './compare-events';
import { compareFlags } from './compare-flags';
import { compareItems } from './compare-items';
import { compareLimits } from './compare-limits';
import { compareOperations } from './compare-operations';
import { comparePages } from './compare-pages';
import { compareParameters } from './compare-parameters';
import { findMissingFields, findOwnFields } from './compare-presence';
import { compareProbes } from './compare-probes';
import { compareResponses } from './compare-responses';
import { compareValues } from './compare-values';
import { compareVersions } from './compare-versions';
import { compareWords } from './compare-words';
import { findOwnClaims } from './find-own-claims';
import { findOwnRequirements } from './find-own-requirements';
import type { Finding } from './finding';
import { createJudge } from './judge';
import { knownFields } from './known-field';
import { withoutListed } from './without-listed';

/** Everything in which a description and the specification differ, each once. */
export function compare(description: BundledDescription, specified: Specified): Finding[] {
  const judge = createJudge(description);
  const forms = collectForms(description, specified);
  const fields = knownFields(description, forms);
  return withoutListed([
    ...compareOperations(description, specified),
    ...compareParameters(description, specified),
    ...compareResponses(description, specified),
    ...comparePages(description, judge, specified),
    ...findMissingFields(fields),
    ...findOwnFields(description, forms),
    ...compareValues(fields),
    ...compareDefaults(fields),
    ...compareWords(fields),
    ...compareFlags(fields),
    ...compareConditions(judge, forms),
    ...findOwnRequirements(description, forms),
    ...compareProbes(description, judge, specified),
    ...compareItems(specified, fields),
    ...compareLimits(description, specified),
    ...compareVersions(description, specified),
    ...compareAccess(description, specified),
    ...compareEvents(description, specified),
    ...findOwnClaims(description, specified, fields),
  ]);
}
