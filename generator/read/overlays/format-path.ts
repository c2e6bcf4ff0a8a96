/**
 * The JSONPath of one part of a document, with `.name` where that is possible.
 * @see https://www.rfc-editor.org/rfc/rfc9535#section-2.7
 */
export function formatPath(tokens: readonly (string | number)[]): string {
  return `$${tokens.map(formatStep).join('')}`;
}

function formatStep(token: string | number): string {
  if (typeof token === 'number') return `[${token}]`;
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(token)) return `.${token}`;
  // The escapes of JSON, in single quotes.
  const escaped = JSON.stringify(token).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `['${escaped}']`;
}
