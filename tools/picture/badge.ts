import { engines, license } from '../../package.json';
import { PICTURES } from './pictured-page';

const CHARACTER = 6.6;
const PADDING = 8;

/** SVG of a badge: a label, and a value on color. Drawn here because a badge of another host may be out of date, or gone. */
function drawBadge(label: string, value: string): string {
  const [left, right] = [label, value].map((text) => Math.round(text.length * CHARACTER) + 2 * PADDING);
  const width = (left ?? 0) + (right ?? 0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20" role="img" aria-label="${label}: ${value}">
  <rect width="${width}" height="20" rx="3" fill="#8f3f0b"/>
  <path d="M3 0h${(left ?? 0) - 3}v20H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z" fill="#4a3f37"/>
  <g fill="#fff" font-family="Verdana, sans-serif" font-size="11">
    <text x="${PADDING}" y="14">${label}</text>
    <text x="${(left ?? 0) + PADDING}" y="14">${value}</text>
  </g>
</svg>
`;
}

/** The badges of the README by file, from what `package.json` says. */
export const BADGES: Readonly<Record<string, string>> = {
  [`${PICTURES}/license.svg`]: drawBadge('license', license),
  [`${PICTURES}/node.svg`]: drawBadge('node', `≥ ${/[\d.]+/.exec(engines.node)?.[0]}`),
};
