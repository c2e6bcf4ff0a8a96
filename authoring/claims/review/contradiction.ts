import { parseBases } from '../../../site/claims/basis';
import { statementsOf } from '../basis/statements';
import { shareOfWords, SIMILAR } from '../ledger/align';
import { compareSlots } from '../slots/compare-slots';
import { contradicts, type Premises, statesRule } from '../verdict';

/**
 * Returns why a sentence that contradicts the accepted one cannot rest on another basis; empty if a statement of that basis says it.
 * @param was the basis of the accepted sentence, whose words excuse nothing.
 */
export function contradictionOf(
  sentence: string,
  basis: string,
  was: string,
  { known, vocabulary }: Premises,
): string[] {
  const before = new Set(statementsOf(was, known));
  const statements = statementsOf(statesRule(was) ? rulesIn(basis) : basis, known).filter(
    (statement) => !before.has(statement),
  );
  const isSaid = statements.some(
    (statement) =>
      shareOfWords(statement, sentence) >= SIMILAR &&
      !contradicts(compareSlots(statement, sentence, vocabulary), basis),
  );
  return isSaid
    ? []
    : [
        'The sentence contradicts the accepted one, and no statement of another basis says it. Correct the sentence; or change the requirement, decision or title of the test first.',
      ];
}

/** Returns the security rules among bases: nothing else can replace one. */
function rulesIn(basis: string): string {
  return parseBases(basis)
    .bases.flatMap((one) => (one.kind === 'security' ? [`security ${one.id}`] : []))
    .join(', ');
}
