import { Children, isValidElement, type ReactNode } from 'react';
import { HitLink } from '../HitLink';
import type { SafeHit } from '../hits';
import { Row } from '../Row';

interface HitRowProps {
  hit: SafeHit & { __docsearch_parent?: object | null };
  /** The content that DocSearch 3.9.0 would put into the link: an element around icon, title and actions. */
  children: ReactNode;
}

/** The cells of a row: the link to the hit, then the buttons of a kept search. */
export function HitRow({ hit, children }: HitRowProps) {
  const parts = isValidElement<{ children: ReactNode }>(children)
    ? Children.toArray(children.props.children)
    : [];
  // A kept search does not belong to a group and has no marks.
  const said = hit.__docsearch_parent ? 'page' : hit._highlightResult && 'group';
  return (
    <>
      <div role="gridcell" className="search-hit">
        <HitLink className="search-row" url={hit.url}>
          <Row hit={hit} said={said} />
        </HitLink>
      </div>
      <div role="gridcell" className="search-hit-actions">
        {parts.at(-1)}
      </div>
    </>
  );
}
