import { translate } from '#core/labels/translate';
import { useEffect, useRef, useState } from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { Actions, Failure } from '../Failure';

/** Replaces a page that had not been loaded when the connection was lost; loads it when the connection is back. */
export function Offline({ onRetry }: { onRetry: () => void }) {
  const { siteConfig } = useDocusaurusContext();
  const [lastTry, setLastTry] = useState('');
  useReconnect(onRetry);
  const retry = () => {
    if (navigator.onLine) onRetry();
    else setLastTry(new Date().toLocaleTimeString());
  };
  return (
    <Failure icon="offline" title={translate('You are offline')}>
      <Head>
        <title>{`${translate('You are offline')} | ${siteConfig.title}`}</title>
      </Head>
      <p>{translate('This page has not been loaded yet. It loads as soon as you are connected.')}</p>
      <Actions>
        <Button isMain onClick={retry}>
          <Icon name="retry" />
          {translate('Retry')}
        </Button>
      </Actions>
      {lastTry && <p>{translate('Still no connection at {lastTry}.', { lastTry })}</p>}
    </Failure>
  );
}

function useReconnect(onReconnect: () => void): void {
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  });
  useEffect(() => {
    const reconnect = () => latest.current();
    window.addEventListener('online', reconnect);
    return () => window.removeEventListener('online', reconnect);
  }, []);
}
