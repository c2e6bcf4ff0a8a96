import Head from '@docusaurus/Head';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FEED_FILES } from '#core/contracts/feed-files';
import { CHANGELOG } from '#core/labels/changelog';

/** Tells readers of feeds where the changes are that a page is about. */
export function FeedLinks({ address }: { address?: string }) {
  const { withBaseUrl } = useBaseUrlUtils();
  if (address === undefined) return null;
  return (
    <Head>
      {FEED_FILES.map(({ file, name, mediaType }) => (
        <link
          key={file}
          rel="alternate"
          type={mediaType}
          title={`${CHANGELOG.title} (${name})`}
          href={withBaseUrl(address + file)}
        />
      ))}
    </Head>
  );
}
