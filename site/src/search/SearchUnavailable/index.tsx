import { useEffect, useRef, type MouseEvent } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';

interface SearchUnavailableProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Takes the place of the search modal if its own code cannot be loaded, with the words of its error screen. */
export function SearchUnavailable({ onRetry, onClose }: SearchUnavailableProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const closeOutside = ({ target }: MouseEvent) => {
    if (target === dialog.current) onClose();
  };
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={dialog}
      className="search-unavailable"
      aria-labelledby="search-unavailable"
      aria-describedby="search-unavailable-help"
      onClose={onClose}
      onClick={closeOutside}
    >
      <div className="DocSearch-ErrorScreen">
        <div className="DocSearch-Screen-Icon">
          <Icon name="search" />
        </div>
        <p id="search-unavailable" className="DocSearch-Title">
          Unable to fetch results
        </p>
        <p id="search-unavailable-help" className="DocSearch-Help">
          You might want to check your network connection.
        </p>
        <Button isMain onClick={onRetry}>
          <Icon name="retry" />
          Retry
        </Button>
        <Button onClick={onClose}>Close</Button>
      </div>
    </dialog>
  );
}
