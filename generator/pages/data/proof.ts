import type { PageContext } from '../page-context';
import type { LinkData, ProofData } from '#core/contracts/page-data';
import { PROOF_URL } from '../../addresses/urls';

/** True for the description that our own tests are about: only it has a simulator. */
export function hasProof({ model }: PageContext): boolean {
  return model.extensions.sandbox !== undefined;
}

/** What the description itself says about the work of the tests. */
export function buildProofData({ model, getErrorPair }: PageContext): ProofData {
  const { operations, webhooks } = model;
  const pairs = operations.flatMap(({ id, responses }) =>
    responses.flatMap(({ status }) => getErrorPair(id, status) ?? []),
  );
  return {
    operations: operations.length,
    events: webhooks.length,
    errors: {
      natural: pairs.filter(({ simulated }) => !simulated).length,
      simulated: pairs.filter(({ simulated }) => simulated).length,
    },
  };
}

/** For the landing page. */
export function linkToProof(context: PageContext): LinkData | undefined {
  return hasProof(context) ? { label: 'How we know the docs are true', href: PROOF_URL } : undefined;
}
