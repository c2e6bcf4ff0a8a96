import { escapeHtml } from '#core/text/escape-html';

/** Draws a logo for projects without one: the first letter of the name on a square. Colours are `#rrggbb`. */
export function drawMonogramLogo(name: string, color: string, letterColor: string): string {
  const letter = escapeHtml([...name.trim()][0]?.toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${color}"/>
  <text x="16" y="23" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="20" fill="${letterColor}">${letter}</text>
</svg>
`;
}
