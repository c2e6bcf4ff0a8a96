import type { Code } from './code';
import type { LanguageId } from './languages';
import type { ReaderValue } from './languages/snippet-plan';

/** The snippets of one operation: one set per named request; the first is `default`. */
export interface OperationSnippets {
  operationId: string;
  requests: RequestSnippets[];
}

export interface RequestSnippets {
  name: string;
  summary?: string;
  /** Markdown. */
  description?: string;
  /** The values that readers replace with theirs, the same in every language. */
  readerValues: ReaderValue[];
  /** One per language, in the order of the registry. */
  snippets: Snippet[];
}

export interface Snippet {
  language: LanguageId;
  label: string;
  /** Name of the Prism grammar. */
  grammar: string;
  code: Code;
  /** The same call with a file of types and a client: its path below the site, and where the code looks for it, if that is not next to it. */
  typed?: { code: Code; file: string; place?: string };
}
