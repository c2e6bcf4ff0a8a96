import type { Constant } from './languages/snippet-plan';

/** The snippets of one operation: one set per named request, the first is `default`. */
export interface OperationSnippets {
  operationId: string;
  requests: RequestSnippets[];
}

export interface RequestSnippets {
  name: string;
  summary?: string;
  /** The values that readers replace by their own, the same in every language. */
  constants: Constant[];
  /** One per language, in the order of the registry. */
  snippets: Snippet[];
}

export interface Snippet {
  /** Id of the language in the registry. */
  language: string;
  label: string;
  code: string;
}
