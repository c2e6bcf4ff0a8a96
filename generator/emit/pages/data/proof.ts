import { PROOF_TITLE } from '#core/labels/proof';
import type { PageContext } from '../page-context';
import type { LinkData, ProofData } from '#core/contracts/page-data';

/** Counts the subjects of the tests: operations, events, and errors by how the simulator returns them. */
export function buildProofData({ model, getReproduction }: PageContext): ProofData {
  const { operations, webhooks } = model;
  const reproductions = operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status }) => getReproduction(id, status) ?? []),
  );
  return {
    operations: operations.length,
    events: webhooks.length,
    errors: {
      natural: reproductions.filter(({ simulated }) => !simulated).length,
      simulated: reproductions.filter(({ simulated }) => simulated).length,
    },
  };
}

/** Returns the link of the landing page to the report; undefined if there is no report. */
export function linkToProof(context: PageContext): LinkData | undefined {
  return context.hasReport ? { label: PROOF_TITLE, href: context.addresses.proof } : undefined;
}
