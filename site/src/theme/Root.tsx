import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useSoftLinks } from '@site/src/reference/use-soft-links';
import sans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

/**
 * Around all pages: links navigate without a new load of the site. The font of the text is asked for with the page, that of code by
 * the stylesheet.
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
