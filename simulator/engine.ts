import type { Values } from '#core/http/wire/read-parameters';
import type { Json, JsonObject } from '#core/json/json';
import type { Context, MiddlewareHandler } from 'hono';
import type { Clock } from './clock';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
import type { Validator } from '#core/contracts/validators';
import type { Access, AnyHandlers, UrlProbe } from './call';
import type { SimulatedRule } from './rules/simulated';
import type { RateMeter } from './store/rate-meter';
import type { Store } from './store/store';

/** Strict refuses everything undocumented; lenient also accepts what existing clients send. */
export type Mode = 'strict' | 'lenient';

/** State shared by all layers of a simulator. */
export interface Engine {
  contract: Contract;
  /** Returns the validator of a name in the contract. */
  validatorOf(name: string): Validator;
  handlers: AnyHandlers;
  clock: Clock;
  mode: Mode;
  probeUrl: UrlProbe;
}

/** A store with its counters; each prefix has its own. */
export interface World {
  store: Store;
  rateMeter: RateMeter;
}

/** The results of the layers for one request, in this order. */
export interface Variables {
  world: World;
  operation: OperationContract;
  access: Access;
  path: Values;
  query: Values;
  /** By the names of the description. */
  headers: Values;
  cookies: Values;
  /** The JSON body as sent. */
  body: JsonObject;
  /** Its length in bytes. */
  bodyBytes: number;
  /** The body of the response, for validation and the log. */
  responseBody: Json | undefined;
  labels: Set<SimulatedRule>;
  /** Violations of the description by the response, and errors thrown by a handler. */
  violations: string[];
}

export type RequestContext = Context<{ Variables: Variables }>;

/** One layer: inspects the request and throws a `Refusal` or calls the next layer. */
export type Layer = MiddlewareHandler<{ Variables: Variables }>;
