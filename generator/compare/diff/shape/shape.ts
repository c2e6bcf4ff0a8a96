import type { Json } from '#core/json/json';
import type { Contained, Schema, SchemaType } from '../../../model/api/api-model';

/** A schema of the model, or one that was derived while two were compared. */
export type Part = Schema | Shape;

/** Schemas that all apply to one value. Equal nodes of a side are the same object. */
export interface Node {
  id: number;
  parts: readonly Part[];
  /** The component that the node is or describes further. */
  name?: string;
  /** Whether it is that component and nothing else. */
  isComponent: boolean;
}

/** The greatest or least allowed number. */
export interface Bound {
  value: number;
  isExclusive: boolean;
}

/** Counts and lengths: a minimum of 0 is left out. */
export const COUNTS = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;
export type Count = (typeof COUNTS)[number];

export interface Limits {
  minimum?: Bound;
  maximum?: Bound;
  counts: Partial<Record<Count, number>>;
  multiples: readonly number[];
  patterns: readonly string[];
  isUnique: boolean;
  contentEncoding?: string;
  contentMediaType?: string;
}

/** Alternatives that cannot be written as a list of types, values or null. */
export interface Union {
  keyword: 'oneOf' | 'anyOf';
  branches: readonly Node[];
}

/** A keyword that is compared as a whole. */
export interface Condition {
  keyword: string;
  schemas: readonly Schema[];
  /** The rest of the keyword. */
  text: string;
}

interface Words {
  title?: string;
  description?: string;
  examples: string;
  valueTexts: string;
}

/**
 * The meaning of a node: references followed, `allOf` merged, forms with the same meaning written alike. Two nodes that accept the same
 * values have the same shape, as far as that can be decided.
 */
export interface Shape {
  isShape: true;
  /** Nothing is accepted. */
  isNever: boolean;
  /** Without null, sorted; undefined: any type. */
  types?: readonly SchemaType[];
  isNullable: boolean;
  formats: readonly string[];
  /** Without null. */
  values?: readonly Json[];
  /** Whether other values than `values` are expected. */
  isOpen: boolean;
  default?: { value: Json };
  limits: Limits;
  /** The schemas of each field. */
  fields: ReadonlyMap<string, readonly Part[]>;
  required: ReadonlySet<string>;
  patternFields: ReadonlyMap<string, readonly Part[]>;
  /** Of fields that are not named: false: refused, true: any. */
  others: boolean | readonly Part[];
  items?: readonly Part[];
  /** Whether the list ends after `positions`. */
  isEnded: boolean;
  positions: readonly (readonly Part[])[];
  contains: readonly Contained[];
  /** Of the document in a string (`contentSchema`). */
  content?: readonly Part[];
  unions: readonly Union[];
  conditions: readonly Condition[];
  isReadOnly: boolean;
  isWriteOnly: boolean;
  isDeprecated: boolean;
  sunset?: string;
  discriminator?: NonNullable<Schema['discriminator']>;
  xml?: string;
  words: Words;
  /** The schemas that it was made of, its own first. */
  origins: readonly Schema[];
}

export const ANY: Shape = {
  isShape: true,
  isNever: false,
  isNullable: true,
  formats: [],
  isOpen: false,
  limits: { counts: {}, multiples: [], patterns: [], isUnique: false },
  fields: new Map(),
  required: new Set(),
  patternFields: new Map(),
  others: true,
  isEnded: false,
  positions: [],
  contains: [],
  unions: [],
  conditions: [],
  isReadOnly: false,
  isWriteOnly: false,
  isDeprecated: false,
  words: { examples: '', valueTexts: '' },
  origins: [],
};

export function isShape(part: Part): part is Shape {
  return 'isShape' in part;
}
