import { translate } from '#core/labels/translate';
import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function from a query without results to the URL for reporting it; undefined for a project without support. */
export function useReportUrl(): ((query: string) => string) | undefined {
  const { support } = useDocusaurusContext().siteConfig.customFields ?? {};
  const toUrl = useCallback(
    (query: string) =>
      `${String(support)}?${new URLSearchParams({ subject: translate('Search finds nothing for "{query}"', { query }) }).toString()}`,
    [support],
  );
  return typeof support === 'string' ? toUrl : undefined;
}
