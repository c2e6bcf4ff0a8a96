import type { components, Readable, Writable } from '../generated/types/api';

type Schemas = components['schemas'];

export type SchemaName = keyof Schemas;

/** A component in a request: without read-only members. */
export type RequestOf<Name extends SchemaName> = Writable<Schemas[Name]>;

/** A component in a response: complete, without write-only members. */
export type ResponseOf<Name extends SchemaName> = Whole<Readable<Schemas[Name]>>;

/** Components that responses may contain partially: the sent fields, or tokens that are shown only once. */
export type Partly =
  | 'CustomAccount'
  | 'RelatedDocument'
  | 'ReportParameters'
  | 'ShippingAddress'
  | 'TransactionResult'
  | 'TransactionResultItem';

/**
 * `T` with all members required, recursively. The description requires little of responses so that the API can evolve; the
 * simulator omits nothing and returns null instead. Types do not cover patterns, ranges and conditions: Ajv checks them
 * before the handler for requests, and after it for responses.
 */
export type Whole<T> = T extends readonly (infer Entry)[]
  ? Whole<Entry>[]
  : T extends object
    ? true extends { [Name in Partly]: HasMembersOf<T, Name> }[Partly]
      ? T
      : { [Member in keyof T]-?: Whole<T[Member]> }
    : T;

type HasMembersOf<T, Name extends SchemaName> = [keyof T] extends [keyof Readable<Schemas[Name]>]
  ? [keyof Readable<Schemas[Name]>] extends [keyof T]
    ? true
    : false
  : false;

/**
 * Read-only members whose initial value is neither null nor an empty list, so that a handler must set them. Records never
 * contain tokens.
 */
export type Computed<Name extends SchemaName> = {
  [
    Member in Exclude<keyof Schemas[Name], 'authentication'> as IsComputed<Schemas[Name][Member]> extends true
      ? Member
      : never
  ]-?: Whole<Readable<Schemas[Name][Member]>>;
};

type IsComputed<Member> =
  NonNullable<Member> extends { readonly $read: infer Value }
    ? null extends Value
      ? false
      : Value extends readonly unknown[]
        ? false
        : true
    : false;
