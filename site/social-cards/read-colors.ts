/** Returns the value of a color of the light mode: `readColors(css)('canvas')` → `#fefdfb`. */
export type ColorOf = (name: string) => string;

/**
 * Reads the colors of the light mode from stylesheets; a later one replaces colors of an earlier one.
 * @param stylesheets with the colors in their first `:root { … }`.
 * @returns a function that throws for a color that is not defined as `#rrggbb`.
 */
export function readColors(stylesheets: readonly string[]): ColorOf {
  const blocks = stylesheets.map((css) => /:root \{([^}]*)\}/.exec(css)?.[1] ?? '');
  const colors = new Map(
    blocks.flatMap((block) =>
      [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/gi)].map(([, name = '', value = '']) => [name, value]),
    ),
  );
  return (name) => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`The stylesheets define no color --${name} as #rrggbb.`);
    return color;
  };
}
