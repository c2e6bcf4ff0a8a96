/** Longer strings are not compared with patterns, which strangers write and which may take forever. */
const MAX_MATCHED = 2000;

/**
 * Compiles a pattern of a stranger, with Unicode if it allows that. A string that is too long to be compared matches.
 * @throws SyntaxError for an invalid pattern.
 */
export function matchPattern(source: string): { test: (text: string) => boolean; toString: () => string } {
  const expression = compilePattern(source);
  return {
    test: (text) => text.length > MAX_MATCHED || expression.test(text),
    // Ajv takes patterns that are written alike for one.
    toString: () => String(expression),
  };
}

function compilePattern(source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch {
    return new RegExp(source);
  }
}
