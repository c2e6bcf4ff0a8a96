import { translate } from '#core/labels/translate';
import type { ProofData } from '#core/contracts/page-data';
import { PROOF_SECTIONS, PROOF_TITLE } from '#core/labels/proof';
import { countUses } from '#core/labels/uses';
import { joinBlocks, list } from '../markdown/blocks';

/** Formats `/api/proof/` up to the numbers of the last full run, which the site adds below from the report of the tests. */
export function formatProof({ operations, events, errors }: ProofData): string {
  const pairs = errors.natural + errors.simulated;
  return joinBlocks([
    `# ${PROOF_TITLE}`,
    translate('{operations} and {events} come from one description.', {
      operations: countUses('request', operations),
      events: countUses('event', events),
    }),
    list(PROOF_SECTIONS.map(({ text }) => `- ${text}`)),
    translate(
      'The {operations} document {pairs} pairs of operation and error status: {natural} have a natural cause, {simulated} are requested with a header.',
      {
        operations: countUses('request', operations),
        pairs,
        natural: errors.natural,
        simulated: errors.simulated,
      },
    ),
  ]);
}
