import { Method } from '../../ui/Method';
import { describeHit, type Said } from '../describe-hit';
import type { SafeHit } from '../hits';

interface RowProps {
  hit: SafeHit;
  said?: Said;
  /** The element of the title: a heading on a page that consists of rows only. */
  titleAs?: 'span' | 'h2';
}

/** Shows a hit: its kind or method, its title, the names of what contains it, and a one-line summary. */
export function Row({ hit, said, titleAs: Title = 'span' }: RowProps) {
  const { kind, method, title, isCode, type, context, summary } = describeHit(hit, said);
  return (
    <>
      <span className="search-row-kind">{method ? <Method method={method} /> : kind}</span>
      <span className="search-row-texts">
        <Title className="search-row-title">
          <span
            className={isCode ? 'search-row-name' : undefined}
            dangerouslySetInnerHTML={{ __html: title }}
          />
          {type && <small>{type}</small>}
        </Title>
        <span className="search-row-about">
          {context.map((name, index) => (
            <span key={index} className="search-row-context" dangerouslySetInnerHTML={{ __html: name }} />
          ))}
          {summary && <span className="search-row-summary" dangerouslySetInnerHTML={{ __html: summary }} />}
        </span>
      </span>
    </>
  );
}
