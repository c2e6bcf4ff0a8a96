import Heading from '@theme/Heading';
import { Method } from '../../components/Method';
import { HitLink } from '../HitLink';
import { namesOf, type SafeHit } from '../hits';
import { useSiteUrl } from '../use-site-url';

/** A result of the search page; its texts are safe (`SafeHit`). */
export function Result({ hit }: { hit: SafeHit }) {
  const url = useSiteUrl()(hit.url);
  const { title, path } = namesOf(hit);
  const summary = hit._snippetResult?.content?.value;
  return (
    <li>
      <Heading as="h2">
        <HitLink url={url}>
          {hit.method && <Method method={hit.method} />}
          <span dangerouslySetInnerHTML={{ __html: title }} />
        </HitLink>
      </Heading>
      <p className="search-result-path">
        {path.map((name) => (
          <span key={name} dangerouslySetInnerHTML={{ __html: name }} />
        ))}
      </p>
      {summary && <p dangerouslySetInnerHTML={{ __html: summary }} />}
    </li>
  );
}
