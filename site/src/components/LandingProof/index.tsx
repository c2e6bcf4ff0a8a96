import Link from '@docusaurus/Link';
import type { LandingData } from '#core/contracts/page-data';

export function LandingProof({ data: { proof } }: { data: LandingData }) {
  if (!proof) return null;
  return (
    <p>
      Snippets are run, examples are validated, and the checks themselves are tested:{' '}
      <Link to={proof.href}>{proof.label}</Link>.
    </p>
  );
}
