/** Prose that is read at once, and the comments next to it: a paragraph, an item or a cell of a page, or a string of the description. */
export interface Block {
  text: string;
  /** `file:line:column`. */
  location: string;
  comments: Comment[];
  /** Formats a comment for where the block is. */
  format: (comment: string) => string;
}

/** A comment that names the basis of a sentence. */
export interface Comment {
  /** Without the signs around it: `held by: sessions.status @9c1d`. */
  text: string;
  location: string;
}

/** Whether the text of a comment names the basis of a sentence. */
export function isBasis(text: string): boolean {
  return /^(held by|no test)\b/.test(text);
}
