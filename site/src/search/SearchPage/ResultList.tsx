import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { countResults } from '../count-results';
import { Result } from './Result';
import type { Results } from './use-results';

interface ResultListProps {
  query: string;
  results: Results;
  onMore: () => void;
}

/** The results, and at their end a button that is pressed by whoever scrolls to it. */
export function ResultList({ query, results: { status, hits, total, hasMore }, onMore }: ResultListProps) {
  return (
    <>
      <p role="status" className="search-page-status">
        {status === 'loading' && hits.length === 0 ? 'Searching …' : describe(status, query, total)}
      </p>
      {status === 'error' && (
        <div role="alert">
          <p>Unable to fetch results</p>
          <p>You might want to check your network connection.</p>
          <Button onClick={onMore}>Retry</Button>
        </div>
      )}
      <ol className="search-results">
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      {status !== 'error' && hasMore && <MoreButton key={hits.length} onMore={onMore} />}
    </>
  );
}

/** Presses itself once it is in view. */
function MoreButton({ onMore }: { onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const press = useRef(onMore);
  useEffect(() => {
    press.current = onMore;
  });
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) press.current();
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={end}>
      <Button onClick={onMore}>Show more results</Button>
    </div>
  );
}

function describe(status: Results['status'], query: string, total: number): string {
  if (query === '' || status === 'idle' || status === 'error') return '';
  if (total === 0) return `No results for "${query}"`;
  return countResults(total);
}
