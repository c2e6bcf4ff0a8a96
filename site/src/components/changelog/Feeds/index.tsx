import useBaseUrl from '@docusaurus/useBaseUrl';
import type { LinkData } from '#core/contracts/page-data';

/** Links to feeds: files, which are not pages of the site. */
export function Feeds({ feeds }: { feeds: readonly LinkData[] }) {
  const base = useBaseUrl('/');
  return feeds.map(({ label, href }) => (
    // oxlint-disable-next-line react/forbid-elements -- see above
    <a key={href} href={base + href.slice(1)}>
      {label}
    </a>
  ));
}
