import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import sans from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

/** Asks for the font of the text with the page; that of code is asked for by the stylesheet. */
export default function Root({ children }: { children: ReactNode }) {
  return (
    <>
      <Head>
        <link rel="preload" href={sans} as="font" type="font/woff2" crossOrigin="anonymous" />
      </Head>
      {children}
    </>
  );
}
