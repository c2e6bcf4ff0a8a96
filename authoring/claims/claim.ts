import type { Entry } from '../../site/claims/entry';

/** A sentence that readers see, as its author wrote it, with the values of its elements. */
export interface Claim {
  /** Path from the project's root. */
  file: string;
  /** 1-based. */
  line: number;
  /** Where the sentence is in a file that is not prose: `post.x-notes.text`. */
  at?: string;
  /**
   * The sentence in Markdown. An element is written with its attributes and, if they do not say it, its value:
   * `<Fact limits.rate.calls = 100>`.
   */
  sentence: string;
  /** The basis that the source itself names: `decided G-API-80`, `bound`. */
  proposal?: string;
  /** Whether it is a heading, a label, a row of headers or a link, which need no entry: they say nothing. */
  isName?: true;
}

/** Whether a sentence reads as it did when it was accepted. */
export function isSame(one: Pick<Entry, 'at' | 'sentence'>, other: Pick<Entry, 'at' | 'sentence'>): boolean {
  return one.sentence === other.sentence && one.at === other.at;
}
