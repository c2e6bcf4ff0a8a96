const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const NUMBER = new RegExp(
  `(?<![\\w.:/-])(\\d{1,3}(?:,\\d{3})+|\\d+|${WORDS.join('|')})(?![\\w%:/-]|\\.\\d)`,
  'gi',
);

/** A number in a description, in digits or as a word. Does not include `one`, which is mostly an article. */
export interface NumberInText {
  value: number;
  /** As written: `seven`. */
  written: string;
  before: string;
  after: string;
}

/** Returns the numbers of a description outside its code spans. */
export function numbersIn(text: string): NumberInText[] {
  // Keeps the length of code, so that the words around it stay apart.
  const prose = text.replaceAll(/`[^`]*`/g, (code) => '`'.repeat(code.length));
  return [...prose.matchAll(NUMBER)].map(({ 0: written, index }) => ({
    value: valueOf(written),
    written,
    before: prose.slice(0, index).trimEnd(),
    after: prose.slice(index + written.length).trimStart(),
  }));
}

function valueOf(written: string): number {
  const index = WORDS.indexOf(written.toLowerCase());
  return index >= 0 ? index + 2 : Number(written.replaceAll(',', ''));
}
