const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * The delimiter between the items of a parameter of this style that is sent as one value.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function delimiterOf(style: string): string {
  return DELIMITERS[style] ?? ',';
}
