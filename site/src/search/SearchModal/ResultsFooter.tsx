import { useContext } from 'react';
import { Link } from '../../ui/Link';
import { useSearchConfig } from '../use-search-config';
import { ModalContext } from './ModalContext';

/** Below the hits of the modal: the way to all results of the query that they are for, also while the next one is typed. */
export function ResultsFooter() {
  const { searchPagePath } = useSearchConfig();
  const { answered, onClose } = useContext(ModalContext);
  const { query, total } = answered;
  return (
    <Link to={`/${searchPagePath}/?${new URLSearchParams({ q: query }).toString()}`} onClick={onClose}>
      {`See all ${total} results`}
    </Link>
  );
}
