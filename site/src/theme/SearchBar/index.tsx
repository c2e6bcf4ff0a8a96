import { translate } from '#core/labels/translate';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { forgetKeys, keepKeys, takeKeptKeys } from '../../search/kept-keys';
import type { SearchModalProps } from '../../search/SearchModal';
import { SearchUnavailable, type SearchUnavailableProps } from '../../search/SearchUnavailable';
import { toShortcut } from '../../search/shortcuts';
import { useSearchConfig } from '../../search/use-search-config';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';

/** The search box of the navbar: a link to the search page that becomes a button as soon as scripts run. */
export default function SearchBar() {
  const { searchPagePath } = useSearchConfig();
  if (useIsBrowser()) return <SearchButton />;
  return (
    <Link className="search-box" to={`/${searchPagePath}/`}>
      <SearchLabel />
    </Link>
  );
}

function SearchButton() {
  const config = useSearchConfig();
  const button = useRef<HTMLButtonElement>(null);
  /** Whether the reader has asked for the modal; it shows once it is loaded. */
  const [isOpen, setOpen] = useState(false);
  const [Modal, setModal] = useState<ComponentType<SearchModalProps & SearchUnavailableProps>>();

  const load = () => {
    import('../../search/SearchModal').then(
      ({ SearchModal }) => setModal(() => SearchModal),
      () => setModal(() => SearchUnavailable),
    );
    // The index is the largest part, so it does not wait for the modal, which says so itself if the index does not load.
    import('../../search/client').then(({ prepare }) => prepare(config)).catch(console.warn);
  };
  const open = (letter = '') => {
    keepKeys(letter);
    load();
    setOpen(true);
  };
  // DocSearch starts anew, without the query, when it receives another function.
  const close = useCallback(() => {
    forgetKeys();
    setOpen(false);
  }, []);
  const openFirst = useRef(open);

  useEffect(() => {
    if (takeKeptKeys()) queueMicrotask(() => openFirst.current());
  }, []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShown = isOpen && Modal !== undefined;
      if (isOpen && !isShown && event.key === 'Escape') return close();
      const shortcut = toShortcut(event, { isOpen: isShown, button: button.current });
      // An open dialog, such as the request console, handles its keys.
      if (!shortcut || document.querySelector(':modal')) return;
      event.preventDefault();
      if (shortcut.action === 'open') open(shortcut.letter);
      else close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = button.current;
    return () => opener?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <>
      <button
        ref={button}
        type="button"
        className="search-box"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onMouseOver={load}
        onFocus={load}
        onTouchStart={load}
        onClick={() => open()}
      >
        <SearchLabel />
      </button>
      {isOpen && Modal && <Modal onClose={close} onRetry={load} />}
    </>
  );
}

function SearchLabel() {
  return (
    <>
      <Icon name="search" />
      <span>{translate('Search docs')}</span>
      <kbd aria-hidden="true">Ctrl K</kbd>
    </>
  );
}
