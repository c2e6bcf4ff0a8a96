/** The role of a span of displayed code, beyond plain source text. */
export type CodeMark =
  /** A value that readers replace with their own. */
  | { kind: 'reader-value'; name: string }
  /** A typed name, with its description and a link to its field. */
  | { kind: 'typed'; href: string; title: string }
  /** Code in another language, given by its Prism grammar. */
  | { kind: 'embedded'; grammar: string }
  /** Complete lines shared by many snippets. */
  | { kind: 'shared' };

export interface MarkedCode {
  text: string;
  mark: CodeMark;
}

/** Code in page data: spans that add up to the source. The site highlights it. */
export type CodeData = readonly (string | MarkedCode)[];
