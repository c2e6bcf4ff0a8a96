import { Children, isValidElement, type ReactNode } from 'react';
import { HitLink } from '../HitLink';
import type { SafeHit } from '../hits';
import { Row } from '../Row';

interface HitRowProps {
  hit: SafeHit & { __docsearch_parent?: object | null };
  /** What DocSearch 3.9.0 would put into the link: an element around icon, texts and actions. */
  children: ReactNode;
}

/** Cells of a row: the link to what was found, and beside it the buttons of a search that was kept. */
export function HitRow({ hit, children }: HitRowProps) {
  const parts = isValidElement<{ children: ReactNode }>(children)
    ? Children.toArray(children.props.children)
    : [];
  // A search that was kept is in no group, and nothing in it is marked.
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
