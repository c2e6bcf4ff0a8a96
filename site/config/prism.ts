import type { ThemeConfig } from '@docusaurus/preset-classic';

/** The extra languages of the specification. Highlighting itself happens at build time (`rehype/highlight-code.ts`). */
export const prism: ThemeConfig['prism'] = { additionalLanguages: ['json', 'ruby', 'php'] };
