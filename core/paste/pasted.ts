import type { Json } from '../json/json';

/** Kind of input. */
export type PastedKind = 'curl' | 'request' | 'response' | 'har' | 'json' | 'text';

/** Pasted input, without its secrets. */
export interface Pasted {
  kind: PastedKind;
  /** Whether the input was longer than is read. */
  isCut: boolean;
  /** Upper case; absent if nothing says it. */
  method?: string;
  /** Of the request: absolute, or from a slash. */
  address?: string;
  /** Of the response. */
  status?: number;
  /** Of the request and the response, by name in lower case. */
  headers: Record<string, string>;
  /** Body of the request. */
  sent?: Json;
  /** Body of the response, and everything else in the input that is JSON or reads like it. */
  values: Json[];
  /** The input, as far as it was read. */
  text: string;
}
