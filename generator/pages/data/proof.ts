import type { PageContext } from '../page-context';
import type { LinkData, ProofData } from '#core/contracts/page-data';
import { PROOF_URL } from '../../addresses/urls';

/** What the description itself says about the work of the tests. */
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

/** For the landing page. */
export function linkToProof(context: PageContext): LinkData | undefined {
  return context.hasReport ? { label: 'How we know the docs are true', href: PROOF_URL } : undefined;
}
