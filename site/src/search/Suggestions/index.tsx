import { translate } from '#core/labels/translate';
import data from '@generated/search-index/default/popular.json';
import { HitLink } from '../HitLink';
import type { Popular } from '../popular';
import { Row } from '../Row';
import { translateElements } from '../../ui/translate-elements';

const popular = data as Popular;

/** The number of queries that the specification shows when there are no results. */
const MAX_QUERIES = 3;

interface QueriesProps {
  title: string;
  queries: readonly string[];
  onChoose: (query: string) => void;
}

/** Queries to try, as buttons after a title; renders nothing without queries. */
function Queries({ title, queries, onChoose }: QueriesProps) {
  if (queries.length === 0) return null;
  return (
    <div className="search-queries">
      <p>{title}</p>
      <ul>
        {queries.slice(0, MAX_QUERIES).map((query) => (
          <li key={query}>
            <button type="button" className="search-query" onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Queries to try when nothing was found: those that the engine suggests, or else popular ones. */
export function NextQueries({
  suggestions,
  onChoose,
}: { suggestions: readonly string[] } & Pick<QueriesProps, 'onChoose'>) {
  const queries = suggestions.length > 0 ? suggestions : popular.queries;
  return <Queries title={translate('Try searching for:')} queries={queries} onChoose={onChoose} />;
}

/** Pages that were chosen as places to start. */
export function PopularPages({ onOpen }: { onOpen?: () => void }) {
  if (popular.pages.length === 0) return null;
  return (
    <section className="search-popular" aria-labelledby="search-popular">
      <p id="search-popular" className="DocSearch-Hit-source">
        {translate('Good places to start')}
      </p>
      <ul>
        {popular.pages.map((page) => (
          <li key={page.url}>
            <HitLink className="search-row" url={page.url} onOpen={onOpen}>
              <Row hit={page} />
            </HitLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The words that were left out of the query, and the queries that the reader may have meant. */
export function ResultsNote({
  without,
  suggestions,
  onChoose,
}: {
  without: readonly string[];
  suggestions: readonly string[];
} & Pick<QueriesProps, 'onChoose'>) {
  if (without.length + suggestions.length === 0) return null;
  return (
    <div className="search-note">
      {without.length > 0 && (
        <p>{translateElements('Without: {words}', { words: <del>{without.join(', ')}</del> })}</p>
      )}
      <Queries title={translate('Did you mean')} queries={suggestions} onChoose={onChoose} />
    </div>
  );
}
