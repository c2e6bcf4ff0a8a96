import type { HttpMethod } from '../http/methods';
import type { Json, JsonObject } from '../json/json';

/** What the engine needs of the API description: `generated/simulator/contract.json`. Holds no texts of fields. */
export interface Contract {
  /** Versions a caller may choose, newest first; the first is the current one. */
  apiVersions: string[];
  operations: OperationContract[];
  /** Error responses by the name of their response component, or `<operationId>.<status>` for one that is none. */
  errors: Record<string, ErrorContract>;
  /**
   * By the name of an object schema: every field that a response holds although nobody sent it, with its default, or
   * null where it may be empty, or an empty list.
   */
  defaultObjects: Record<string, JsonObject>;
  /** Root extension `x-limits`. */
  limits: Limits;
  /** Root extension `x-sandbox`. */
  sandbox: SandboxFacts;
}

/** The part of `x-sandbox` that the engine keeps to. */
export interface SandboxFacts {
  /** Two headers: limit, remaining. */
  documentLimit: { max: number; headers: string[] };
  [name: string]: Json;
}

/** The part of `x-limits` that the engine enforces beyond the schemas. */
export interface Limits {
  rate: { calls: number; windowSeconds: number };
  paging: { defaultLimit: number; maxLimit: number };
  items: { perRequest: number; perDocument: number };
  documentNumber: { maxLength: number };
  /** Megabytes of 1,000,000 bytes; levels of lists and objects; members and entries at any depth. */
  requestBody: { maxMegabytes: number; maxLevels: number; maxMembers: number };
  accessToken: { lifeDays: number };
  session: { idleMinutes: number; removalDays: number };
  [name: string]: Json;
}

/** One operation of the description. `validator` members name an export of `validators.js`. */
export interface OperationContract {
  id: string;
  method: Method;
  /** Path template, for example `/invoices/{id}`. */
  path: string;
  pathParameters: ParameterContract[];
  query: { parameters: ParameterContract[]; validator: string };
  /** Schemes that open the operation, each alone. */
  security: { scheme: string; scopes: string[] }[];
  /** Absent when there is no request body. */
  body?: { mediaTypes: string[]; validator: string };
  /** Absent when every response is an error (a delete that returns 410). */
  success?: SuccessContract;
  /** Name of the error response by status. */
  errors: Record<string, string>;
  /** True for a list that comes in pages. */
  isPaged: boolean;
}

/** Upper case. */
export type Method = Uppercase<HttpMethod>;

export interface ParameterContract {
  name: string;
  /** What the text of the URL is turned into; an array is a list of texts with commas. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  default?: Json;
}

export interface SuccessContract {
  status: number;
  /** Absent when the response has no body, or none that is described. */
  validator?: string;
  headers: HeaderContract[];
}

export interface HeaderContract {
  name: string;
  validator: string;
  type: ParameterContract['type'];
}

export interface ErrorContract {
  validator: string;
  /** Documented bodies by the name of the example; `default` first. */
  bodies: Record<string, JsonObject>;
}
