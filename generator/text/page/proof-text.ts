import type { ProofData } from '#core/contracts/page-data';
import { PROOF_SECTIONS, PROOF_TITLE } from '#core/labels/proof';
import { countOf } from '#core/text/count-of';
import { joinBlocks, list } from '../markdown/blocks';

/** Formats `/api/proof/` up to the numbers of the last full run, which the site adds below from the report of the tests. */
export function formatProof({ operations, events, errors }: ProofData): string {
  const pairs = errors.natural + errors.simulated;
  return joinBlocks([
    `# ${PROOF_TITLE}`,
    `${countOf(operations, 'operation')} and ${countOf(events, 'event')} come from one description.`,
    list(PROOF_SECTIONS.map(({ text }) => `- ${text}`)),
    `The ${countOf(operations, 'operation')} document ${pairs} pairs of operation and error status: ${errors.natural} have a natural cause, ${errors.simulated} are requested with a header.`,
  ]);
}
