import type { Differences } from './differences';
import type { Reading } from './token';
import type { Vocabulary } from './vocabulary';

/** A part of a sentence that says something else than the accepted sentence. */
export interface SlotChange {
  slot: Slot;
  /** As the accepted sentence says it; empty if it says nothing there. */
  from: string;
  /** As the new sentence says it; empty if it says nothing there. */
  to: string;
}

/** Names and values: another one contradicts the accepted sentence, where that rests on a statement. */
export const NAMING = [
  ...(['number', 'identifier', 'element', 'name', 'state', 'subject'] as const),
  ...(['key', 'cell', 'link'] as const),
] as const;

/** Logic: the reverse contradicts the accepted sentence, whatever that rests on. */
export const LOGICAL = [
  ...(['polarity', 'opposite', 'exception', 'condition', 'until', 'modality', 'scope', 'swap'] as const),
] as const;

/** Marks of a change that may be true: other words in a place, words that came, words that are gone, another value. */
const ASKING = ['wording', 'added', 'dropped', 'value'] as const;

export type Slot = (typeof NAMING)[number] | (typeof LOGICAL)[number] | (typeof ASKING)[number];

/** Two sentences, and what they differ in. */
export interface Pair extends Differences {
  was: Reading;
  now: Reading;
  vocabulary: Vocabulary;
}

/** Finds the changes of one kind of slot. */
export type SlotClass = (pair: Pair) => SlotChange[];
