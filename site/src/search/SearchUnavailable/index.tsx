import { translate } from '#core/labels/translate';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { letKeys } from '../kept-keys';

export interface SearchUnavailableProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Takes the place of the search modal if its own code cannot be loaded, with the words of its error screen. */
export function SearchUnavailable({ onRetry, onClose }: SearchUnavailableProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    letKeys();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="search-unavailable DocSearch-ErrorScreen"
      aria-labelledby="search-unavailable"
      onClose={onClose}
    >
      <p id="search-unavailable" className="DocSearch-Title">
        {translate('Unable to fetch results')}
      </p>
      <p className="DocSearch-Help">{translate('You might want to check your network connection.')}</p>
      <Button isMain onClick={onRetry}>
        {translate('Retry')}
      </Button>
      <Button onClick={onClose}>{translate('Close')}</Button>
    </dialog>
  );
}
