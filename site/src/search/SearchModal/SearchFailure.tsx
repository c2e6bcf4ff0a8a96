import { translate } from '#core/labels/translate';
import { type RefObject, useContext, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Link } from '../../ui/Link';
import { useGuideSections } from '../../use-guide-sections';
import { connect, forgetFailure } from '../client';
import { useSearchConfig } from '../use-search-config';
import { ModalContext } from './ModalContext';
import { translateElements } from '../../ui/translate-elements';

/** The props that the patched DocSearch passes to its error screen. */
interface SearchFailureProps {
  state: { query: string };
  inputRef: RefObject<HTMLInputElement | null>;
  refresh: () => unknown;
}

/** Replaces the results if the engine cannot be reached: the query stays, and the reader can send it again. */
export function SearchFailure({ state: { query }, inputRef, refresh }: SearchFailureProps) {
  const config = useSearchConfig();
  const lists = [{ label: translate('operations'), href: '/api/' }, ...useGuideSections()];
  const { onClose } = useContext(ModalContext);
  const [attempt, setAttempt] = useState<'running' | 'failed'>();
  const retry = () => {
    setAttempt('running');
    forgetFailure();
    connect(config).then(
      () => {
        refresh();
        inputRef.current?.focus();
      },
      () => setAttempt('failed'),
    );
  };
  return (
    <div className="DocSearch-ErrorScreen">
      <div className="DocSearch-Screen-Icon">
        <Icon name="search" />
      </div>
      <p className="DocSearch-Title">{translate('Unable to fetch results')}</p>
      <p className="DocSearch-Help">{translate('You might want to check your network connection.')}</p>
      <p className="DocSearch-Help" aria-live="polite">
        {attempt === 'failed'
          ? translate('Still unable to fetch results.')
          : query && translate('“{query}” was not searched.', { query })}
      </p>
      <Button isMain aria-busy={attempt === 'running'} onClick={retry}>
        <Icon name="retry" />
        {attempt === 'running' ? translate('Retrying …') : translate('Retry')}
      </Button>
      <p className="DocSearch-Help">
        {translateElements('Pages are also in these lists: {lists}.', {
          lists: lists.map(({ label, href }, index) => (
            <span key={href}>
              {index > 0 && ', '}
              <Link to={href} onClick={onClose}>
                {label.toLowerCase()}
              </Link>
            </span>
          )),
        })}
      </p>
    </div>
  );
}
