import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useSoftLinks } from '@site/src/reference/use-soft-links';
import sans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

/**
 * Wraps all pages: links navigate without reloading the site. The font of the text is preloaded; the stylesheet loads the font
 * of code.
 */
export default function Root({ children }: { children: ReactNode }) {
  useSoftLinks();
  return (
    <>
      <Head>
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
