import { translate } from '#core/labels/translate';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { Button } from '../../ui/Button';
import { countResults } from '../count-results';
import { ReportLink } from '../ReportLink';
import { NextQueries, PopularPages, ResultsNote } from '../Suggestions';
import { useReportUrl } from '../use-report-url';
import { Result } from './Result';
import type { Results } from './use-results';

interface ResultListProps {
  query: string;
  results: Results;
  onMore: () => void;
  /** Called to search for another query. */
  onAsk: (query: string) => void;
}

/**
 * The results, followed by a button that loads more. Nothing loads when the reader only scrolls to it: the footer below would
 * move away from a reader who is about to click it.
 */
export function ResultList({ query, results, onMore, onAsk }: ResultListProps) {
  const { status, hits, total, hasMore, without, suggestions } = results;
  const list = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useFocusOnNewResults(list, end, hits.length);
  const isEmpty = status === 'done' && total === 0;
  return (
    <>
      <p role="status" className="search-page-status">
        {status === 'loading' && hits.length === 0
          ? translate('Searching …')
          : describe(status, query, total)}
      </p>
      {status === 'error' && (
        <div role="alert">
          <p>{translate('Unable to fetch results')}</p>
          <p>{translate('You might want to check your network connection.')}</p>
          <Button onClick={onMore}>{translate('Retry')}</Button>
        </div>
      )}
      {isEmpty && <NothingFound query={query} suggestions={suggestions} onAsk={onAsk} />}
      {!isEmpty && <ResultsNote without={without} suggestions={suggestions} onChoose={onAsk} />}
      <ol ref={list} className="search-results">
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} />
        ))}
      </ol>
      <div ref={end}>
        {status !== 'error' && hasMore && <Button onClick={onMore}>{translate('Show more results')}</Button>}
      </div>
    </>
  );
}

function NothingFound({
  query,
  suggestions,
  onAsk,
}: {
  query: string;
  suggestions: string[];
  onAsk: (query: string) => void;
}) {
  const toReportUrl = useReportUrl();
  return (
    <>
      <NextQueries suggestions={suggestions} onChoose={onAsk} />
      {toReportUrl && <ReportLink href={toReportUrl(query)} />}
      <PopularPages />
    </>
  );
}

/** Moves the focus to the first new result if the button had the focus when the results replaced it. */
function useFocusOnNewResults(
  list: RefObject<HTMLOListElement | null>,
  end: RefObject<HTMLDivElement | null>,
  count: number,
): void {
  const before = useRef({ count, isOnButton: false });
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      before.current.isOnButton = target instanceof Node && Boolean(end.current?.contains(target));
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [end]);
  useLayoutEffect(() => {
    const { count: first, isOnButton } = before.current;
    before.current = { count, isOnButton: false };
    if (isOnButton && count > first) list.current?.children[first]?.querySelector('a')?.focus();
  }, [list, count]);
}

function describe(status: Results['status'], query: string, total: number): string {
  if (query === '' || status === 'idle' || status === 'error') return '';
  if (total === 0) return translate('No results for "{query}"', { query });
  return countResults(total);
}
