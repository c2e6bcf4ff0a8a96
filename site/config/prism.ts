import type { ThemeConfig } from '@docusaurus/preset-classic';

/** Languages beside those of prism-react-renderer. Code is highlighted by `rehype/highlight-code.ts` at build time. */
export const prism = {
  additionalLanguages: ['json', 'ruby', 'php', 'bash'],
} satisfies ThemeConfig['prism'];
