import type { ProjectSettings } from './settings';

/** The corners of the site, as multiples of those of a control; in `site/src/css/tokens.css` these are 6 pixels. */
const CORNERS = { 1: 2 / 3, 2: 1, 3: 5 / 3, 4: 2 } as const;

/** Fonts that show until a font is loaded, or where nobody has it. */
const FALLBACKS = {
  text: 'system-ui, sans-serif',
  code: 'ui-monospace, Menlo, Consolas, monospace',
} as const;

const FAMILIES = { text: '--font-sans', code: '--font-mono' } as const;

/** Returns CSS that replaces the corners and fonts of the site by those of a project; empty if it sets neither. */
export function formatShape({ radius, fonts = {} }: Pick<ProjectSettings, 'radius' | 'fonts'>): string {
  const corners = Object.entries(radius === undefined ? {} : CORNERS).map(
    ([step, share]) => `  --radius-${step}: ${Math.round((radius ?? 0) * share)}px;\n`,
  );
  const families = (['text', 'code'] as const).flatMap((use) =>
    fonts[use] === undefined ? [] : [`  ${FAMILIES[use]}: '${fonts[use]}', ${FALLBACKS[use]};\n`],
  );
  const lines = [...corners, ...families].join('');
  return lines && `:root {\n${lines}}\n`;
}
