/** What a stretch of shown code is, beside text of its language. */
export type CodeMark =
  /** A value that readers replace by their own. */
  | { kind: 'reader-value'; name: string }
  /** A name with a type: what is said of it, and the address of its field. */
  | { kind: 'typed'; href: string; title: string }
  /** Text in another language, by the name of its Prism grammar. */
  | { kind: 'embedded'; grammar: string }
  /** Whole lines that many snippets share. */
  | { kind: 'shared' };

export interface MarkedCode {
  text: string;
  mark: CodeMark;
}

/** Code as page data hold it: its stretches, whose texts make up the code. The site highlights it. */
export type CodeData = readonly (string | MarkedCode)[];
