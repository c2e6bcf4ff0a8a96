import type { InBothModes } from './settings';

/** The background of pages, as in `site/src/css/tokens.css`. */
export const CANVAS: InBothModes = { light: '#fefdfb', dark: '#151210' };

/** The brand colour of a site whose project sets no colours, as in `site/src/css/tokens.css`. */
export const BRAND: InBothModes = { light: '#a8500f', dark: '#ee9a58' };

/** Returns CSS that replaces the site's colours by those of a project; all other tints are mixed from them. */
export function formatColors({ light, dark }: InBothModes): string {
  return `:root {
  --brand: ${light};
  --brand-hover: color-mix(in srgb, var(--brand) 82%, #000000);
  --brand-tint: color-mix(in srgb, var(--brand) 12%, var(--canvas));
  --on-brand: #ffffff;
  --link-rule: color-mix(in srgb, var(--brand) 55%, var(--canvas));
  --target: var(--brand-tint);
  --code-focus: ${dark};
  --code-run: ${dark};
  --code-run-hover: color-mix(in srgb, ${dark} 75%, #ffffff);
  --code-on-run: ${CANVAS.dark};
}

[data-theme='dark'] {
  --brand: ${dark};
  --brand-hover: color-mix(in srgb, var(--brand) 75%, #ffffff);
  --brand-tint: color-mix(in srgb, var(--brand) 18%, var(--canvas));
  --on-brand: ${CANVAS.dark};
  --link-rule: color-mix(in srgb, var(--brand) 55%, var(--canvas));
  --target: var(--brand-tint);
}
`;
}
