/**
 * Returns the contrast ratio of two colours, from 1 to 21.
 * @param one `#rrggbb`, as is `other`.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns the first step from one colour towards another that has at least the given contrast to the background. */
export function nearestReadable(color: string, towards: string, background: string, least: number): string {
  const steps = Array.from({ length: 21 }, (_, index) => mix(color, towards, index / 20));
  return steps.find((step) => contrastOf(step, background) >= least) ?? towards;
}

function mix(from: string, to: string, share: number): string {
  const end = channelsOf(to);
  const mixed = channelsOf(from).map((start, index) =>
    Math.round(start + (end[index] ?? 0) * share - start * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
}
