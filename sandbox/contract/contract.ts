import type { Json, JsonObject } from '../json';

/** What the engine needs of the API description: `generated/sandbox/contract.json`. Holds no descriptions of fields. */
export interface Contract {
  /** Versions a caller may choose, newest first; the first is the current one. */
  apiVersions: string[];
  operations: OperationContract[];
  /** Error answers by the name of their response component. */
  errors: Record<string, ErrorContract>;
  /**
   * By the name of an object schema: every field that an answer holds although nobody sent it, with its default, or
   * null where it may be empty.
   */
  blanks: Record<string, JsonObject>;
  /** Root extension `x-limits`. */
  limits: Limits;
}

/** The part of `x-limits` that the engine enforces beyond the schemas. */
export interface Limits {
  rate: { calls: number; windowSeconds: number };
  paging: { defaultLimit: number; maxLimit: number };
  items: { perRequest: number; perDocument: number };
  accessToken: { lifeDays: number };
  session: { idleMinutes: number; removalDays: number };
  [name: string]: Json;
}

/** One operation of the description. */
export interface OperationContract {
  id: string;
  method: Method;
  /** Path template, for example `/invoices/{id}`. */
  path: string;
  /** Names of the query parameters. */
  query: string[];
  /** Schemes that open the operation, each alone. */
  security: { scheme: string; scopes: string[] }[];
  /** Absent when every answer is an error (a delete that answers 410). */
  success?: { status: number; hasBody: boolean };
  /** Name of the error response by status. */
  errors: Record<string, string>;
  /** Media types of the request body; absent when there is none. */
  bodyTypes?: string[];
  /** True for a list with `created_before` and `limit`. */
  isPaged: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS' | 'TRACE';

export interface ErrorContract {
  /** Documented bodies by the name of the example; `default` first. */
  bodies: Record<string, Json>;
}
