import type { ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { Link } from '../../../ui/Link';

/** A link to a page of some version. Those of earlier versions are written after the build, so that it knows nothing of them. */
export function VersionLink({ href, children }: { href: string; children: ReactNode }) {
  const base = useBaseUrl('/');
  if (!href.startsWith('/api/versions/')) return <Link to={href}>{children}</Link>;
  // oxlint-disable-next-line react/forbid-elements -- see above
  return <a href={base + href.slice(1)}>{children}</a>;
}
