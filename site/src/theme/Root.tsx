import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useSoftLinks } from '@site/src/reference/use-soft-links';

/**
 * Wraps all pages: links navigate without reloading the site. The fonts aren't preloaded: on a slow connection they would keep the
 * stylesheet waiting, and nothing moves when they arrive (`css/fonts.css`). The only color mode of a site is in its HTML: without
 * scripts, nothing else sets it.
 */
export default function Root({ children }: { children: ReactNode }) {
  useSoftLinks();
  const { disableSwitch, defaultMode } = useThemeConfig().colorMode;
  return (
    <>
      {disableSwitch && <Head htmlAttributes={{ 'data-theme': defaultMode }}>{null}</Head>}
      {children}
    </>
  );
}
