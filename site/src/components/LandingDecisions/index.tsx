import Link from '@docusaurus/Link';
import type { LandingData } from '#core/contracts/page-data';

export function LandingDecisions({ data: { decisions } }: { data: LandingData }) {
  if (!decisions) return null;
  return (
    <p>
      What statements rest on that the product itself does not define:{' '}
      <Link to={decisions}>the decisions</Link>.
    </p>
  );
}
