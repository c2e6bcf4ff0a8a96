import { useHistory } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import { Button } from '../../components/Button';

/** Stands where a page would that has not been loaded before the connection was lost. */
export function Offline() {
  const history = useHistory();
  return (
    <div role="alert">
      <PageMetadata title="You are offline" />
      <Heading as="h1">You are offline</Heading>
      <p>This page has not been loaded yet.</p>
      <Button isMain onClick={() => history.replace(history.location)}>
        Retry
      </Button>
    </div>
  );
}
