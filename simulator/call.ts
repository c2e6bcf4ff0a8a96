import type { Contract } from '#core/contracts/simulator-contract';
import type { Clock } from './clock';
import type { OperationId, PathOf, QueryOf, RequestBody, ResponseBody } from './operation-types';
import type { SimulatedRule } from './rules/simulated';
import type { Store } from './store/store';

export type Scope = 'read_only' | 'read_write';

/** Who calls: found by the key or token of the request. */
export interface Access {
  /** The key or token itself; the rate limit counts by it. */
  credential: string;
  accountId: number;
  scope: Scope;
}

/** The status of a HEAD request to `url`, or 0 when nothing responds. */
export type HeadCheck = (url: string) => Promise<number>;

/** What a call may use, whatever its operation. */
export interface CallContext {
  contract: Contract;
  access: Access;
  store: Store;
  clock: Clock;
  headCheck: HeadCheck;
  /** Marks the response: it follows a rule that the product specification does not show. */
  label(rule: SimulatedRule): void;
}

/** One request that has passed every check the description asks for: coerced, complete, validated. */
export interface Call<Id extends OperationId> extends CallContext {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: RequestBody<Id>;
}

/**
 * What one operation does: returns the body of the success response, whose status stands in the description, or throws
 * a `Refusal`. A list is returned whole and newest first: `created_before` and `limit` are applied by the engine.
 */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => ResponseBody<Id> | Promise<ResponseBody<Id>>;

/** One handler for every operation. */
export type Handlers = { [Id in OperationId]: Handler<Id> };

/** The handlers of any description: only the operation itself knows which call it takes. */
export type AnyHandlers = Readonly<Record<string, (call: never) => unknown>>;
