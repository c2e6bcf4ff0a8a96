import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { PrismTheme } from 'prism-react-renderer';

/** Colours are CSS variables (`src/css/code.css`), so that one theme serves both modes and the reference's own code. */
const theme: PrismTheme = {
  plain: { color: 'var(--code-color)', backgroundColor: 'var(--code-background)' },
  styles: [],
};

export const prism: ThemeConfig['prism'] = {
  theme,
  darkTheme: theme,
  additionalLanguages: ['json', 'ruby', 'php'],
};
