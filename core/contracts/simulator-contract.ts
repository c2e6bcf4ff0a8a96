import type { HttpMethod } from '../http/methods';
import type { ReadableBody } from '../http/wire/read-body';
import type { Serialization } from '../http/wire/serialization';
import type { ValueShape } from '../http/wire/value-shape';
import type { Json, JsonObject } from '../json/json';
import type { MemberOrder } from '../json/order-members';

/** The part of the API description that the engine needs: `generated/simulator/contract.json`. Has no field descriptions. */
export interface Contract {
  /** The request header that asks for a documented error: `X-Simulator-Error: 503`. */
  errorHeader: string;
  /** Versions a caller may choose, newest first; the first is the current one. */
  apiVersions: string[];
  operations: OperationContract[];
  /** How the members of the objects in responses are sorted, by the names in `SuccessContract`. */
  orders: Record<string, MemberOrder>;
  /** Error responses by the name of their response component, or `<operationId>.<status>` for an inline one. */
  errors: Record<string, ErrorContract>;
  /**
   * By the name of an object schema: every field that a response has even if no request set it, with its default, else null
   * if it is nullable, else an empty list.
   */
  defaultObjects: Record<string, JsonObject>;
  /** Root extension `x-limits`. */
  limits: Limits;
  /** Root extension `x-sandbox`. */
  sandbox: SandboxFacts;
}

/** The part of `x-sandbox` that the engine enforces. */
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
  /** Body size in megabytes of 1,000,000 bytes, nesting depth, and members and entries at any depth. */
  requestBody: { maxMegabytes: number; maxLevels: number; maxMembers: number };
  accessToken: { lifeDays: number };
  session: { idleMinutes: number; removalDays: number };
  [name: string]: Json;
}

/** One operation of the description. `validator` members name one of `schemas.json`. */
export interface OperationContract {
  id: string;
  method: Method;
  /** Path template, for example `/invoices/{id}`. */
  path: string;
  pathParameters: ParameterContract[];
  query: PlaceContract;
  /** Absent without header parameters. */
  headers?: PlaceContract;
  /** Absent without cookie parameters. */
  cookies?: PlaceContract;
  /** Schemes that authenticate the operation, each by itself. */
  security: { scheme: string; scopes: string[] }[];
  /** Absent without a request body. */
  body?: BodyContract;
  /** Absent when every response is an error (a delete that returns 410). */
  success?: SuccessContract;
  /** Name of the error response by status. */
  errors: Record<string, string>;
  /** True for a paginated list. */
  isPaged: boolean;
}

/** As it is sent: `GET`; the description of a simulated API may have custom methods. */
export type Method = Uppercase<HttpMethod>;

/** The parameters of one location. */
export interface PlaceContract {
  parameters: ParameterContract[];
  /** Of the object of their values. */
  validator: string;
}

export interface ParameterContract {
  name: string;
  /** The type that its text is converted to. */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'array';
  /** Absent: text that is encoded as a whole. */
  serialization?: Serialization;
  /** Of a list, an object, or a value of several types. */
  shape?: ValueShape;
  default?: Json;
}

export interface BodyContract {
  mediaTypes: string[];
  validator: string;
  /** How the body is read in each media type but JSON. */
  forms?: Record<string, ReadableBody>;
}

export interface SuccessContract {
  status: number;
  /** Absent when the response has no documented body. */
  validator?: string;
  /** Names the order of the members in the body: those of the object, or of the elements of a list. */
  order?: string;
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
