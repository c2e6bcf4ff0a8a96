import type { Contract } from '#core/contracts/simulator-contract';
import type { Values } from '#core/http/wire/read-parameters';
import type { Clock } from './clock';
import type { OperationId, PathOf, QueryOf, RequestBody, ResponseBody } from './operation-types';
import type { SimulatedRule } from './rules/simulated';
import type { Store } from './store/store';

export type Scope = 'read_only' | 'read_write';

/** The caller, identified by the key or token of the request. */
export interface Access {
  /** The key or token itself, by which the rate limit counts. */
  credential: string;
  accountId: number;
  scope: Scope;
}

/** The status of a HEAD request to `url`, or 0 when nothing responds. */
export type UrlProbe = (url: string) => Promise<number>;

/** Context that is available to every handler. */
export interface CallContext {
  contract: Contract;
  access: Access;
  store: Store;
  clock: Clock;
  probeUrl: UrlProbe;
  /** Labels the response as following a rule that is not in the product specification. */
  label(rule: SimulatedRule): void;
}

/** A request that passed every check of the description: coerced, with defaults, validated. */
export interface Call<Id extends OperationId> extends CallContext {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  /** By the names of the description. */
  headers: Values;
  cookies: Values;
  body: RequestBody<Id>;
}

/**
 * Implements one operation: returns the body of the success response or throws a `Refusal`. The description has the status.
 * Lists are returned in full, newest first; the engine applies `created_before` and `limit`.
 */
type Handler<Id extends OperationId> = (call: Call<Id>) => ResponseBody<Id> | Promise<ResponseBody<Id>>;

/** One handler for every operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Handlers of any description, where the type of the call depends on the operation. */
export type AnyHandlers = Readonly<Record<string, (call: never) => unknown>>;
