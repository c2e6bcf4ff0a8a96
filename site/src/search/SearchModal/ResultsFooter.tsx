import { createContext, useContext } from 'react';
import Link from '@docusaurus/Link';
import { useSearchConfig } from '../use-search-config';

/** The query that was answered last, and how many results it has. */
export interface Answered {
  query: string;
  total: number;
}

export const AnsweredContext = createContext<Answered>({ query: '', total: 0 });

/** Below the hits of the modal: the way to all results of the query that they are for, also while the next one is typed. */
export function ResultsFooter({ onClose }: { onClose: () => void }) {
  const { searchPagePath } = useSearchConfig();
  const { query, total } = useContext(AnsweredContext);
  return (
    <Link to={`/${searchPagePath}/?${new URLSearchParams({ q: query }).toString()}`} onClick={onClose}>
      {`See all ${total} results`}
    </Link>
  );
}
