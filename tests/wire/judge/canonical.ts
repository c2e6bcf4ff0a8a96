/** Octets that may stand plainly or percent-encoded without another meaning: unreserved ones, and signs that clients treat differently. */
const EQUAL = /[A-Za-z0-9\-._~[\]|!'()*]/;

/**
 * Returns a path, a query or a form in one spelling. Decodes nothing that could be a delimiter: `a%2Cb` and `a,b` stay different.
 * @param isForm whether a plus sign is a space.
 */
export function canonical(text: string, isForm: boolean): string {
  const spaced = isForm ? text.replaceAll('+', '%20') : text;
  return spaced.replace(/%[\da-f]{2}/gi, (escaped) => {
    const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return EQUAL.test(character) ? character : escaped.toUpperCase();
  });
}

/** Returns the pairs of a query or form in one order: that of names has no meaning, that of the values of one name has. */
export function canonicalPairs(text: string): string[] {
  const pairs = canonical(text, true).split('&');
  return pairs
    .filter((pair) => pair !== '')
    .map((pair, index) => ({ pair, index, name: pair.split('=', 1)[0]! }))
    .sort((one, other) =>
      one.name === other.name ? one.index - other.index : one.name < other.name ? -1 : 1,
    )
    .map(({ pair }) => pair);
}

/** Returns a header without the blanks after its commas. */
export function canonicalHeader(text: string): string {
  return text.trim().replaceAll(/,[ \t]+/g, ',');
}

/** Returns a media type without the parameters that a client chooses: the boundary and the charset. */
export function canonicalType(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\s*;\s*(boundary|charset)=("[^"]*"|[^;]*)/g, '')
    .trim();
}
