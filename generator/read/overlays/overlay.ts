import type { Json } from '#core/json/json';

/**
 * A document that says how another description differs from one.
 * @see https://spec.openapis.org/overlay/v1.1.0.html#overlay-object
 */
export interface Overlay {
  /** Since 1.1, targets may be single values, and lists are concatenated. */
  hasPrimitives: boolean;
  /** The document that it applies to, relative to its file. */
  extends?: string;
  actions: readonly Action[];
}

/** @see https://spec.openapis.org/overlay/v1.1.0.html#action-object */
export interface Action {
  /** A JSONPath of RFC 9535. */
  target: string;
  change: Change;
}

export type Change = { kind: 'remove' } | { kind: 'update'; value: Json } | { kind: 'copy'; from: string };
