import { HitLink } from '../HitLink';
import type { SafeHit } from '../hits';
import { Row } from '../Row';
import { useSiteUrl } from '../use-site-url';

/** A result on the search page; its strings are safe HTML (`SafeHit`). */
export function Result({ hit }: { hit: SafeHit }) {
  return (
    <li>
      <HitLink className="search-row" url={useSiteUrl()(hit.url)}>
        <Row hit={hit} titleAs="h2" />
      </HitLink>
    </li>
  );
}
