import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { Button } from '../components/Button';

/** Stands where a page would that was not loaded before the connection was lost. */
export function Offline({ onRetry }: { onRetry: () => void }) {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div role="alert">
      <Head>
        <title>{`You are offline | ${siteConfig.title}`}</title>
      </Head>
      <Heading as="h1">You are offline</Heading>
      <p>This page has not been loaded yet.</p>
      <Button isMain onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
