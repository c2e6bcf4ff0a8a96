import type { Json, JsonObject } from '#core/json/json';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from './clock';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
import type { Validator } from '#core/contracts/validators';
import type { Access, AnyHandlers, HeadCheck } from './call';
import type { SimulatedRule } from './rules/simulated';
import type { RateMeter } from './store/rate-meter';
import type { Store } from './store/store';

/** Strict refuses whatever the description does not show; lenient also takes what existing clients send. */
export type Mode = 'strict' | 'lenient';

/** What every layer shares: made once for a simulator. */
export interface Engine {
  contract: Contract;
  /** The validator that the contract names. */
  validatorOf(name: string): Validator;
  handlers: AnyHandlers;
  clock: Clock;
  mode: Mode;
  headCheck: HeadCheck;
}

/** A store and what is counted beside it; each prefix has its own. */
export interface World {
  store: Store;
  rateMeter: RateMeter;
}

/** What the layers find out about one request, in this order. */
export interface Variables {
  world: World;
  operation: OperationContract;
  access: Access;
  path: Record<string, string | number>;
  query: Record<string, Json>;
  /** The JSON body as sent. */
  body: JsonObject;
  /** How long it was. */
  bodyBytes: number;
  /** The body of the response, for validation and the log. */
  responseBody: Json | undefined;
  labels: Set<SimulatedRule>;
  /** What the response says against the description, and what a handler threw. */
  breaches: string[];
}

export type Exchange = Context<{ Variables: Variables }>;

/** One layer: looks at the request, throws a `Refusal` or lets the next one respond. */
export type Layer = MiddlewareHandler<{ Variables: Variables }>;
