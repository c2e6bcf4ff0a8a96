import { translate } from '#core/labels/translate';
import { useContext } from 'react';
import { Link } from '../../ui/Link';
import { useSearchConfig } from '../use-search-config';
import { ModalContext } from './ModalContext';

/** Links to all results of the query whose hits the modal shows, even while the reader types the next query. */
export function ResultsFooter() {
  const { searchPagePath } = useSearchConfig();
  const { answered, onClose } = useContext(ModalContext);
  const { query, total } = answered;
  return (
    <Link to={`/${searchPagePath}/?${new URLSearchParams({ q: query }).toString()}`} onClick={onClose}>
      {translate('See all {total} results', { total })}
    </Link>
  );
}
