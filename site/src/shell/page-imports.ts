/** The modules that a page may import from a shell; others are part of no shell. */
export const PAGE_IMPORTS = ['@mdx-js/react', 'react', 'react/jsx-runtime'] as const;

export type PageImport = (typeof PAGE_IMPORTS)[number];
