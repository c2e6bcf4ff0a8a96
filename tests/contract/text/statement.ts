/** A statement of a page: a field, an error, a block of code, or any other block such as a paragraph. */
export interface Statement {
  /** The kind, and for fields, errors and code also the place: `field Request body|items.unit_price`. */
  key: string;
  text: string;
  /** Whether the other form of the page may lack it. */
  isOptional?: boolean;
}

/** Statements of one form of a page. */
export interface PageStatements {
  statements: Statement[];
  /** The addresses that have the rest of the fields, by the key of the field around them. */
  elsewhere: ReadonlyMap<string, string>;
}

/** Statements in the making, and how to add one; what has no text is not one. */
export function collectStatements() {
  const statements: Statement[] = [];
  const push = (key: string, text: string, isOptional = false): void => {
    if (text !== '') statements.push({ key, text, ...(isOptional && { isOptional }) });
  };
  const block = (text: string, isOptional = false): void => push('block', sortWords(text), isOptional);
  return { statements, push, block };
}

/** The text of a statement whose order counts: without white space and the punctuation between its parts. */
export function squeeze(text: string): string {
  return text.replaceAll(/[\s:;,·.\u200b]/g, '');
}

/** The text of any other statement: its words in alphabetical order, because the two forms order them differently. */
export function sortWords(text: string): string {
  return text
    .split(/[\s\u00a0\u200b]+/)
    .map((word) => word.replaceAll(/^[:;,·.()→←]+|[:;,·.()→←]+$/g, ''))
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

/** A path of an address on the site, from the page that links it. */
export function resolveHref(href: string, page: string): string {
  const url = new URL(href, `https://site.invalid${page}`);
  return url.origin === 'https://site.invalid' ? url.href.slice(url.origin.length) : href;
}
