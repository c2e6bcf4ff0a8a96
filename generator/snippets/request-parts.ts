import type { Json } from '#core/json/json';

/** A name and its value, before any encoding. */
export interface Pair {
  name: string;
  value: string;
}

/** A parameter with its value in one request, and the style that serializes it. */
export interface SnippetParameter {
  in: 'path' | 'query' | 'header' | 'cookie';
  name: string;
  value: Json;
  style: string;
  explode: boolean;
}

/** The kind of a response body: `nothing` if it is empty, `never` if no successful response is documented. */
export type ResponseKind = 'json' | 'text' | 'binary' | 'nothing' | 'never';
