import type { UserThemeConfig as ThemeConfig } from '@docusaurus/theme-common';

/** The extra languages of the specification. Highlighting itself happens at build time (`rehype/highlight-code.ts`). */
export const prism: ThemeConfig['prism'] = { additionalLanguages: ['json', 'ruby', 'php'] };
