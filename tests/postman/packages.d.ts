// The parts of two of Postman's packages that tests use: the types of the first are not valid, the second has none.

declare module 'postman-collection' {
  /** An address of a collection. */
  export class Url {
    constructor(parts: object);
    /** Splits an address whose variables are replaced. */
    static parse(address: string): { query?: object[] };
  }
  export class Property {
    /** Replaces the variables in all strings of a value. */
    static replaceSubstitutionsIn<Value extends object>(
      value: Value,
      variables: Record<string, string>[],
    ): Value;
  }
}

declare module 'postman-url-encoder' {
  import type { Url } from 'postman-collection';

  /** Returns the address that Postman asks for, with the values of its path variables. */
  export function toNodeUrl(url: Url): { href: string };
}
