import type { ParameterLocation } from '#core/http/parameter-location';
import type { FieldForm, Serialization } from '#core/http/wire/serialization';
import type { Json } from '#core/json/json';

/**
 * The types of an API and what its operations take and give, for clients in any language. Plain data, made from the model alone; a
 * language turns it into code without looking at a schema again.
 */
export interface TypePlan {
  /** Sorted by name. */
  types: NamedType[];
  operations: PlannedOperation[];
  /** The documented statuses that are errors, in ascending order. */
  errors: PlannedError[];
  losses: Loss[];
}

/** Whether a type is that of values that the API sends, of values that it takes, or of both. */
export type Use = 'read' | 'write' | 'both';

/** A type with a name: `Invoice`, and `InvoiceInput` where what is sent differs from what is received. */
export type NamedType = { name: string; use: Use; doc?: string } & (ObjectType | EnumType | UnionType);

export interface ObjectType {
  kind: 'object';
  fields: Field[];
  /** The type of members without a field; `open`: anything. */
  rest: TypeRef | 'open' | 'closed';
}

export interface Field {
  /** As it is sent. */
  name: string;
  required: boolean;
  type: TypeRef;
  doc?: string;
  deprecated?: true;
}

export interface EnumType {
  kind: 'enum';
  /** Strings, numbers or booleans. */
  values: Json[];
  /** Whether later versions may send other values: those that are read are open, those that are written are not. */
  open: boolean;
}

export interface UnionType {
  kind: 'union';
  variants: TypeRef[];
  /** The property that tells the variants apart. */
  tag?: string;
}

export type TypeRef = { nullable?: true } & (
  | { kind: 'named'; name: string }
  | { kind: 'string' | 'integer' | 'number' | 'boolean'; format?: string }
  | { kind: 'any' | 'null' }
  | { kind: 'list' | 'map'; of: TypeRef }
  /** The items of a list by position. */
  | { kind: 'tuple'; first: TypeRef[] }
  /** Scalars of several kinds. */
  | { kind: 'either'; of: TypeRef[] }
  | { kind: 'const'; value: Json }
);

export interface PlannedOperation {
  id: string;
  /** In the order of the description, required ones first. */
  parameters: PlannedParameter[];
  body?: PlannedBody;
  result: PlannedResult;
  /** How a list that is read in pages continues. */
  pages?: PlannedPages;
}

export interface PlannedPages {
  /** The header with the address of the next page: `Link` is that of RFC 8288. */
  header: string;
  item: TypeRef;
}

export interface PlannedParameter {
  in: ParameterLocation;
  name: string;
  required: boolean;
  type: TypeRef;
  serialization: Serialization;
}

export interface PlannedBody {
  required: boolean;
  /** As it is sent; `parts` of a multipart body and other formats are written by the caller. */
  format: 'json' | 'form' | 'text' | 'bytes';
  mediaType: string;
  type: TypeRef;
  fields?: readonly FieldForm[];
}

/** The result of a successful call. */
export type PlannedResult = { kind: 'json'; type: TypeRef } | { kind: 'text' | 'bytes' | 'nothing' };

/** A status that is an error, with the types of its bodies over all operations. */
export interface PlannedError {
  status: string;
  name: string;
  body: TypeRef;
}

/** A place where a type says less than its schema. */
export interface Loss {
  /** The type and the fields that lead there: `Invoice.lines[]`. */
  at: string;
  why:
    | 'untyped'
    | 'tuple'
    | 'enum-of-objects'
    | 'large-enum'
    | 'large-union'
    | 'deep-union'
    | 'pattern-properties'
    | 'several-groups-of-alternatives'
    | 'recursion-without-name';
}
