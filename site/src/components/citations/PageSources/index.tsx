import type { WithSources } from '#core/contracts/page-data';
import { SourceNotes } from '../Sources';

/** The notes that a page's marks open, at the end of a page that is made of several components. */
export function PageSources({ data }: { data: WithSources }) {
  return <SourceNotes sources={data.sources} />;
}
