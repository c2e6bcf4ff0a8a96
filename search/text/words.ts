/** A word with its offsets in a string. */
export interface Word {
  /** Lower case, without accents. */
  term: string;
  start: number;
  end: number;
}

/** A name or number as written, for example `tax_id`, `invoice.created` or `e-mail`; its parts are words, too. */
export const NAME = /[\p{L}\p{M}\p{N}_]+(?:[.-][\p{L}\p{M}\p{N}_]+)*/gu;

/** Words inside a name: `dueDate` and `due_date` have two, `HTTPStatus` and `100k` as well; `IDs` is one. */
const WORD =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+|\p{N}+|[\p{Lo}\p{Lm}]+/gu;

/** Fast path for ASCII strings, which are most: Unicode classes take five times as long. */
const ASCII = /^[\0-\x7f]*$/;
const ASCII_WORD = /[A-Z]{2,}s(?![a-z])|[A-Z]+(?=[A-Z][a-z])|[A-Z]?[a-z]+|[A-Z]+|[0-9]+/g;

/** Splits a string into words: `tax_id`, `taxId` and `tax id` have the same ones. */
export function splitWords(text: string): Word[] {
  return [...text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)]
    .map(({ 0: word, index }) => ({ term: foldWord(word), start: index, end: index + word.length }))
    .filter(({ term, start }) => term.length > 1 || !isApostrophe(text[start - 1]));
}

/** The words of a string in one piece: `taxid` for `tax_id`. */
export function joinWords(text: string): string {
  return splitWords(text)
    .map(({ term }) => term)
    .join('');
}

/** The words of a string for the index, plus each name of several words joined: `tax`, `id` and `taxid`. */
export function indexWords(text: string): string[] {
  return [...text.matchAll(NAME)].flatMap(([name]) => {
    const words = splitWords(name).map(({ term }) => term);
    return words.length > 1 ? [...words, words.join('')] : words;
  });
}

/** The words of a string grouped by name: `get tax_id` has `[['get'], ['tax', 'id']]`. */
export function splitNames(text: string): string[][] {
  return [...text.matchAll(NAME)]
    .map(({ 0: name, index }) => ({ index, words: splitWords(name).map(({ term }) => term) }))
    .filter(({ index, words }) => words.join('').length > 1 || !isApostrophe(text[index - 1]))
    .map(({ words }) => words)
    .filter((words) => words.length > 0);
}

/** In `customer's`, the last letter is not a word. */
function isApostrophe(character: string | undefined): boolean {
  return character === "'" || character === '’';
}

function foldWord(word: string): string {
  return ASCII.test(word) ? word.toLowerCase() : word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
