import Link from '@docusaurus/Link';
import { useSearchConfig } from '../use-search-config';

interface ResultsFooterProps {
  state: { query: string; context: Record<string, unknown> };
  onClose: () => void;
}

/** Below the hits of the modal: the way to all results. */
export function ResultsFooter({ state: { query, context }, onClose }: ResultsFooterProps) {
  const { searchPagePath } = useSearchConfig();
  return (
    <Link to={`/${searchPagePath}/?${new URLSearchParams({ q: query }).toString()}`} onClick={onClose}>
      {`See all ${String(context.nbHits)} results`}
    </Link>
  );
}
