import { Children, isValidElement, type ReactNode } from 'react';
import { Method } from '../../components/Method';
import { HitLink } from '../HitLink';

interface HitRowProps {
  hit: { url: string; method?: string };
  /** What DocSearch 3.9.0 would put into the link: an element around icon, texts and actions. */
  children: ReactNode;
}

/** Cells of a row: the link to what was found, and beside it the buttons of a search that was kept. */
export function HitRow({ hit, children }: HitRowProps) {
  const parts = isValidElement<{ children: ReactNode }>(children)
    ? Children.toArray(children.props.children)
    : [];
  const icon = hit.method ? (
    <div className="DocSearch-Hit-icon">
      <Method method={hit.method} />
    </div>
  ) : (
    parts[0]
  );
  return (
    <>
      <div role="gridcell" className="search-hit">
        <HitLink className="DocSearch-Hit-Container" url={hit.url}>
          {icon}
          {parts.slice(1, -1)}
        </HitLink>
      </div>
      <div role="gridcell" className="search-hit-actions">
        {parts.at(-1)}
      </div>
    </>
  );
}
