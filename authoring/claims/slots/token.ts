/** A word, value or name of a sentence, in the form in which two sentences are compared. */
export interface Token {
  /** The same for all forms that say the same: the stem of a word, the digits of a number, the name in code or in an element. */
  key: string;
  /** As the sentence says it. */
  text: string;
  kind: 'word' | 'number' | 'code' | 'value' | 'block';
  /** Of an element that names a field, value or fact: what it is about, `Invoice.number`. */
  path?: string;
  /** Whether a word is capitalized inside its clause. */
  isName: boolean;
  /** Whether a comma or a conjunction joins it to the word before it. */
  isListed: boolean;
  /** Number of the table cell that it is in; 0 outside of tables. */
  cell: number;
  /** Number of the clause that it is in. */
  clause: number;
  /** Negated by the word before it, in a clause with a negation, or neither. */
  sign: '-' | '?' | '+';
}

/** A link of a sentence. */
export interface Link {
  text: string;
  target: string;
}

/** A sentence as it is compared. */
export interface Reading {
  /** Its words, without those that only join others. */
  tokens: readonly Token[];
  links: readonly Link[];
  /** How many negations it has. */
  negations: number;
  /** The words that only join others: a passive has others than the active. */
  joining: readonly Token[];
  /** All words in their order. */
  all: readonly Token[];
  /** All words in their order and cells: equal for two sentences that say the same in the same words. */
  form: string;
}

/** Returns the words of tokens as the sentence says them. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}
