const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

const NUMBER = new RegExp(
  `(?<![\\w.:/-])(\\d{1,3}(?:,\\d{3})+|\\d+|${WORDS.join('|')})(?![\\w%:/-]|\\.\\d)`,
  'gi',
);

/** A number in a text, in digits or as a word. `one` is mostly an article and is none. */
export interface NumberInText {
  value: number;
  /** As written: `seven`. */
  written: string;
  before: string;
  after: string;
}

/** The numbers of a text outside its code spans. */
export function numbersIn(text: string): NumberInText[] {
  // Code keeps its place, so that words around it stay apart.
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
