import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import contractText from '../generated/simulator/contract.json';
import * as validators from '../generated/simulator/validators';
import worldText from '../generated/simulator/world.json';
import { readAddress } from './address';
import { respond } from './respond';
import { runningClock, type Clock } from './clock';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
import type { Validators } from '#core/contracts/validators';
import type { Json } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import type { Engine, Layer, Mode, World, Variables } from './engine';
import type { AnyHandlers, HeadCheck } from './call';
import { Refusal } from './refusal';
import { simulatedHeadCheck } from './head-check';
import { refusalResponse } from './layers/refusal-response';
import { authenticate } from './layers/authenticate';
import { limitDocuments } from './layers/limit-documents';
import { limitRate } from './layers/limit-rate';
import { negotiate } from './layers/negotiate';
import { perform } from './layers/perform';
import { readBody } from './layers/read-body';
import { readParameters } from './layers/read-parameters';
import { recordRequest, type LogEntry } from './layers/record-request';
import { RequestLog } from './layers/request-log';
import { simulateError } from './layers/simulate-error';
import { validateResponse } from './layers/validate-response';
import { validateBody } from './layers/validate-body';
import { handlers as allHandlers } from './resources/index';
import { SIMULATED_RULES } from './rules/simulated';
import { Worlds } from './store/worlds';
import { checkBody } from './validation/check-body';
import type { Seed } from '#core/contracts/seed';

/** A bound for memory. */
// surviving mutants (number): a test would have to open 2,001 worlds
const MAX_WORLDS = 2000;

export interface SimulatorOptions {
  /** Default: runs from the present of the world. */
  clock?: Clock;
  /** Default: strict. */
  mode?: Mode;
  /** How the URL of a webhook is checked. Default: nothing is called, see `simulatedHeadCheck`. */
  headCheck?: HeadCheck;
  /** Default: the description of this API. Another one comes with its validators, its seed and its handlers. */
  contract?: Contract;
  /** The compiled schemas that the contract names. Default: those of this API. */
  validators?: Validators;
  /** Default: the world of the examples. */
  seed?: Seed;
  /** By operationId. Default: the handlers of all operations of this API. */
  handlers?: AnyHandlers;
  /** Worlds that are kept, the one without a prefix among them; the oldest makes room. Default: 2,000. */
  maxWorlds?: number;
  /** Called after each request. */
  onRequest?: (entry: LogEntry) => void;
}

/** The API as a function: no network, nothing kept outside. */
export interface Simulator {
  fetch: (request: Request) => Promise<Response>;
  /** Responds as `fetch` does, and leaves the records and the log as they were. */
  rehearse: (request: Request) => Promise<Response>;
  /**
   * Everything that the description says against `body` as the request body of an operation.
   * @throws for an operation that takes no body.
   */
  checkBody: (operationId: string, body: Json) => ExplainedError[];
  /** Forgets everything that was done, the log included. */
  reset: () => void;
  /** The last requests, oldest first. */
  log: readonly LogEntry[];
}

/**
 * A simulator of the API: the description's operations, kept in memory, seeded with its examples. A request to
 * `/s/<world>/api/…` works on a world of its own, so that calls that run side by side do not meet.
 */
export function createSimulator(options: SimulatorOptions = {}): Simulator {
  const seed = options.seed ?? (worldText as unknown as Seed);
  const engine = createEngine(options, seed);
  const log = new RequestLog();
  const worlds = new Worlds(seed, engine, options.maxWorlds ?? MAX_WORLDS);
  const app = createApp(engine, recordRequest(engine, log, options.onRequest ?? (() => undefined)), worlds);
  const reset = (): void => {
    worlds.reset();
    log.clear();
  };
  app.get('/__report', (exchange) => exchange.json(log.entries));
  app.get('/__rules', (exchange) => exchange.json(SIMULATED_RULES));
  app.post('/__reset', (exchange) => {
    reset();
    return exchange.body(null, 204);
  });
  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  const rehearse = async (request: Request): Promise<Response> => {
    const restore = worlds.open(readAddress(request.url, engine.mode).world).store.snapshot();
    const restoreLog = log.snapshot();
    try {
      return await fetch(request);
    } finally {
      restore();
      restoreLog();
    }
  };
  return {
    fetch,
    rehearse,
    checkBody: (operationId, body) => checkBody(engine, operationId, body),
    reset,
    log: log.entries,
  };
}

function createEngine(options: SimulatorOptions, seed: Seed): Engine {
  const compiled: Validators = options.validators ?? validators;
  return {
    contract: options.contract ?? (contractText as unknown as Contract),
    validatorOf: (name) => {
      const validator = compiled[name];
      if (validator === undefined) throw new Error(`There is no validator ${name}.`);
      return validator;
    },
    handlers: options.handlers ?? allHandlers,
    clock: options.clock ?? runningClock(seed.now),
    mode: options.mode ?? 'strict',
    headCheck: options.headCheck ?? simulatedHeadCheck,
  };
}

function createApp(engine: Engine, record: Layer, worlds: Worlds): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>({
    // equivalent mutants (dropped-member): Hono finds this router by itself, after it has tried a faster one that takes no such paths
    router: new TrieRouter(),
    getPath: (request) => readAddress(request.url, engine.mode).path,
  });
  app.use('/api/*', record, openWorld(engine, worlds));
  for (const path of pathsByPrecision(engine.contract)) addPath(app, engine, path);
  app.onError((error, exchange) => refusalResponse(engine, error, exchange));
  app.notFound((exchange) => {
    const body = engine.contract.errors.NotFound?.bodies.default;
    return respond(exchange, 404, { ...body, error: 'No such path.' });
  });
  return app;
}

function openWorld({ mode }: Engine, worlds: Worlds): Layer {
  return async (exchange, next) => {
    exchange.set('world', worlds.open(readAddress(exchange.req.url, mode).world) satisfies World);
    return next();
  };
}

/** A fixed segment wins over a parameter: `/tax_ids/validate` over `/tax_ids/{id}`. */
function pathsByPrecision({ operations }: Contract): string[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const rankOf = (path: string) => Number(path.includes('{'));
  return paths.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The operations of one path, and 405 with `Allow` for every other method. */
function addPath(app: Hono<{ Variables: Variables }>, engine: Engine, path: string): void {
  const operations = engine.contract.operations.filter((operation) => operation.path === path);
  const route = `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  for (const operation of operations) {
    app.on(operation.method, [route], chooseOperation(operation), ...layersOf(engine));
  }
  const allowed = operations.map(({ method }) => method).join(', ');
  app.all(route, (exchange) => {
    exchange.header('Allow', allowed);
    throw new Refusal(405);
  });
}

function chooseOperation(operation: OperationContract): Layer {
  return async (exchange, next) => {
    exchange.set('operation', operation);
    return next();
  };
}

/** What a request goes through, in this order. */
function layersOf(engine: Engine): Layer[] {
  return [
    validateResponse(engine),
    simulateError,
    negotiate(engine),
    authenticate(engine),
    limitRate(engine),
    readBody(engine),
    readParameters(engine),
    validateBody(engine),
    limitDocuments(engine),
    perform(engine),
  ];
}
