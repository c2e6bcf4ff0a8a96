import { useCallback } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { pathOf } from './path-of';

/** Turns the absolute URL of a record into a path of this site below its base URL; one of another site stays as it is. */
export function useSiteUrl(): (url: string) => string {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  return useCallback(
    (text) => {
      const url = new URL(text);
      const isOurs = [new URL(siteConfig.url).origin, window.location.origin].includes(url.origin);
      return isOurs ? withBaseUrl(pathOf(url)) : text;
    },
    [siteConfig.url, withBaseUrl],
  );
}

/** Whether a URL that `useSiteUrl` returned leads to another site. */
export function isExternal(url: string): boolean {
  return /^https?:/.test(url);
}
