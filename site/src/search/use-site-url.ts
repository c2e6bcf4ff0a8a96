import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { originsOf } from './origins-of';
import { pathOf } from './path-of';

/** Returns a function that turns a record's absolute URL into a path below this site's base URL; other sites' URLs stay. */
export function useSiteUrl(): (url: string) => string {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (text) => {
      const url = new URL(text, window.location.origin);
      const isOurs = originsOf(siteConfig).includes(url.origin);
      return isOurs ? withBaseUrl(pathOf(url)) : text;
    },
    [siteConfig, withBaseUrl],
  );
}

/** Whether a URL returned by `useSiteUrl` points to another site. */
export function isExternal(url: string): boolean {
  return /^https?:/.test(url);
}
