import type { components, Readable, Writable } from '../generated/types/api';

type Schemas = components['schemas'];

export type SchemaName = keyof Schemas;

/** A component as a request holds it: without read-only members. */
export type Sent<Name extends SchemaName> = Writable<Schemas[Name]>;

/** A component as a response holds it: without write-only members, and whole. */
export type Shown<Name extends SchemaName> = Whole<Readable<Schemas[Name]>>;

/** Components that a response holds in part: as much as was sent, and the tokens of an account only once. */
export type Partly =
  | 'CustomAccount'
  | 'RelatedDocument'
  | 'ReportParameters'
  | 'ShippingAddress'
  | 'TransactionResult'
  | 'TransactionResultItem';

/**
 * `T` with every member there, at every depth. The description requires little of a response so that the API may grow;
 * the simulator leaves nothing out and says null instead. Types do not prove patterns, ranges and conditions: of a
 * request Ajv has proved them before, of a response it does so after the handler.
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
 * Read-only members that are neither null nor an empty list at first: only a handler can fill them. A record never
 * holds tokens.
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
