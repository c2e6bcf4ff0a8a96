const color =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|oklch)a?\(|\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow)\b/i;

/** A hairline needs no token, nor what its surroundings measure: shares, characters, the window. */
const size = /(?<![\w.-])-?(?!1px\b)(?:\d*\.)?\d+(?:px|rem|em|pt|mm)\b(?<!\b-?1px)/;

/** Reduced motion is as short as can be. */
const time = /(?<![\w.-])(?!1ms\b)(?:\d*\.)?\d+m?s\b/;

/** Media queries cannot read tokens; these are the windows in which the layout changes. */
const windows = new Set([560, 561, 768, 996, 997, 1140, 1199, 1200, 1279, 1280, 1365]);

/** Declarations and media queries of a stylesheet with a literal color, size or duration. */
export function findLiterals(css: string): string[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)/g, '');
  const declarations = [...text.matchAll(/(?<=[{;]\s*)([\w-]+):\s*([^;{}]+);/g)].filter(
    ([, name = '', value = '']) => !isFontFace(name) && isLiteral(value),
  );
  const queries = [...text.matchAll(/@media[^{]*/g)].filter(([query]) =>
    [...query.matchAll(/(\d+)px/g)].some(([, width]) => !windows.has(Number(width))),
  );
  return [
    ...declarations.map(([, name = '', value = '']) => `${name}: ${value.trim()}`),
    ...queries.map(([query]) => query.trim()),
  ];
}

/** Removes the names of tokens first, those that alias other tokens included. */
function isLiteral(value: string): boolean {
  const own = value
    .replaceAll(/'[^']*'/g, '')
    .replaceAll(/var\([^()]*\)/g, '')
    .replaceAll(/var\([^()]*\)/g, '');
  return [color, size, time].some((pattern) => pattern.test(own));
}

/** The measures of a font belong to its file. */
function isFontFace(name: string): boolean {
  return /-override$|^size-adjust$|^src$/.test(name);
}
