/** The mark that ends a quote, and how many backslashes are right before it. */
interface QuoteEnd {
  at: number;
  escapes: number;
}

/**
 * Finds the end of a quote: the same mark, escaped as often as at the start. Undefined if nothing closes it.
 * @param start the offset behind the mark that opens it.
 * @param escapes how many backslashes were before that mark.
 */
export function findQuoteEnd(
  text: string,
  start: number,
  mark: string,
  escapes: number,
): QuoteEnd | undefined {
  let run = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '\\') run += 1;
    else if (text[at] === mark && (escapes === 0 ? run % 2 === 0 : run <= escapes))
      return { at, escapes: run };
    else run = 0;
  }
  return undefined;
}
