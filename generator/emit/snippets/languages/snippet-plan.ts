/** A value that readers replace with theirs, and the name of its constant, in camelCase. */
export interface ReaderValue {
  name: string;
  value: string;
  /** Whether snippets read it from the environment variable of this name, so that it is never part of the code. */
  isFromEnvironment?: boolean;
}

/** A string with named constants in it, which replace their values. */
export type Text = readonly (string | { constant: string })[];

export interface Field {
  name: string;
  value: Text;
}

/** The content of a snippet in any language: the request with named constants. */
export interface SnippetPlan {
  readerValues: ReaderValue[];
  /** URL of the server. */
  baseUrl: Text;
  /** Path below the base URL, with the query if that is written out. */
  path: Text;
  /** Base URL and path. */
  url: Text;
  /** The query, for the encoder of a client; empty if it is written out in the path. */
  query: Field[];
  /** Sentences about what the snippet does not do. */
  notes: string[];
  /** All headers except that of HTTP basic authentication. */
  headers: Field[];
  /** Names of the constants for HTTP basic authentication; there is no password if the user name is an API key. */
  basic?: { user: string; password?: string };
}

/** Returns a `Text` without constants as a string; undefined if it contains constants. */
export function plainText(text: Text): string | undefined {
  return text.every((part) => typeof part === 'string') ? text.join('') : undefined;
}

/** Joins two `Text`s; adjacent strings become one. */
export function joinTexts(head: Text, tail: Text): Text {
  const [last, first] = [head.at(-1), tail[0]];
  if (typeof last !== 'string' || typeof first !== 'string') return [...head, ...tail];
  return [...head.slice(0, -1), last + first, ...tail.slice(1)];
}
