import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Html } from '#core/contracts/page-data';
import { rebase } from '../../links/rebase';

/** A sentence of the description inside another element: HTML that the generator made and sanitized. */
export function InlineHtml({ html }: { html: Html }) {
  const base = useBaseUrl('/');
  return <span dangerouslySetInnerHTML={{ __html: rebase(html, base) }} />;
}
