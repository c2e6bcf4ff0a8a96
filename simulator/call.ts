import type { Json, JsonObject } from '#core/json/json';
import type { Clock } from './clock';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
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

/** One request that has passed every check the description asks for: coerced, complete, validated. */
export interface Call {
  operation: OperationContract;
  contract: Contract;
  /** Path parameters. */
  path: Record<string, string | number>;
  /** Query parameters; those with a default are filled in. */
  query: Record<string, Json>;
  /** The JSON body; empty for an operation without one. */
  body: JsonObject;
  access: Access;
  store: Store;
  clock: Clock;
  headCheck: HeadCheck;
  /** Marks the response: it follows a rule that the product specification does not show. */
  label(rule: SimulatedRule): void;
}

/**
 * The body of the success response; its status stands in the description. A list is returned whole and newest first:
 * `created_before` and `limit` are applied by the engine. `undefined`: no body.
 */
export type ResponseBody = JsonObject | JsonObject[] | undefined;

/** What one operation does. Throws a `Refusal` to respond with an error. */
export type Handler = (call: Call) => ResponseBody | Promise<ResponseBody>;

/** Handlers by operationId. */
export type Handlers = Record<string, Handler>;

/** Messages by field, as the body of a 422 holds them. */
export type FieldErrors = Record<string, string[]>;

/** What a refusal may say beyond its status. */
export interface RefusalOptions {
  /** A text of its own instead of the documented example text; not for 422. */
  text?: string;
  /** The rule behind it, when the product specification does not show it. */
  rule?: SimulatedRule;
}

/**
 * Ends a call with an error status of the description. The body is the documented one: `detail` names its example
 * (`new Refusal(406, 'tax-code')`) or gives the fields of a 422 (`new Refusal(422, {url: ['…']})`).
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly detail: string | FieldErrors = 'default',
    readonly options: RefusalOptions = {},
  ) {
    super(options.text ?? `${status} ${JSON.stringify(detail)}`);
  }
}
