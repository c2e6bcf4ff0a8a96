import { Hono } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import contractText from '../generated/simulator/contract.json';
import worldText from '../generated/simulator/world.json';
import { readAddress } from './address';
import { respond } from './respond';
import { systemClock, type Clock } from './clock';
import type { Contract, OperationContract } from '#core/contracts/simulator-contract';
import type { Validators } from '#core/contracts/validators';
import type { Json } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import type { Engine, Layer, Mode, World, Variables } from './engine';
import type { AnyHandlers, UrlProbe } from './call';
import { Refusal } from './refusal';
import { simulatedProbe } from './probe-url';
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
import validators from './validators';
import type { Seed } from '#core/contracts/seed';

/** Bounds the memory of all worlds. */
// surviving mutants (number): a test would have to open 2,001 worlds
const MAX_WORLDS = 2000;

export interface SimulatorOptions {
  /** Default: runs from the initial time of the world. */
  clock?: Clock;
  /** Default: strict. */
  mode?: Mode;
  /** Checks the URL of a webhook. Default: nothing is called, see `simulatedProbe`. */
  probeUrl?: UrlProbe;
  /** Default: the description of this API. Another one needs its own validators, seed and handlers. */
  contract?: Contract;
  /** The compiled schemas that the contract names. Default: those of this API. */
  validators?: Validators;
  /** Default: the world of the examples. */
  seed?: Seed;
  /** By operationId. Default: the handlers of all operations of this API. */
  handlers?: AnyHandlers;
  /** Maximum number of worlds, including the one without a prefix; the oldest is dropped. Default: 2,000. */
  maxWorlds?: number;
  /** Called after each request. */
  onRequest?: (entry: LogEntry) => void;
}

/** The API as a function, without network or external state. */
export interface Simulator {
  fetch: (request: Request) => Promise<Response>;
  /** Responds like `fetch`, without changing the records or the log. */
  dryRun: (request: Request) => Promise<Response>;
  /**
   * Validates `body` as the request body of an operation.
   * @throws for an operation without a request body.
   */
  checkBody: (operationId: string, body: Json) => ExplainedError[];
  /** Resets the records and the log. */
  reset: () => void;
  /** The last requests, oldest first. */
  log: readonly LogEntry[];
}

/**
 * Creates a simulator of the API: the operations of the description on records in memory, seeded with its examples. Requests
 * to `/s/<world>/api/…` use a separate world, so that parallel runs do not interfere.
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
  app.get('/__report', (context) => context.json(log.entries));
  app.get('/__rules', (context) => context.json(SIMULATED_RULES));
  app.post('/__reset', (context) => {
    reset();
    return context.body(null, 204);
  });
  const fetch = async (request: Request): Promise<Response> => app.fetch(request);
  const dryRun = async (request: Request): Promise<Response> => {
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
    dryRun,
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
    clock: options.clock ?? systemClock(seed.now),
    mode: options.mode ?? 'strict',
    probeUrl: options.probeUrl ?? simulatedProbe,
  };
}

function createApp(engine: Engine, record: Layer, worlds: Worlds): Hono<{ Variables: Variables }> {
  const app = new Hono<{ Variables: Variables }>({
    // equivalent mutants (dropped-member): Hono finds this router by itself, after it has tried a faster one that takes no such paths
    router: new TrieRouter(),
    getPath: (request) => readAddress(request.url, engine.mode).path,
  });
  app.use('/api/*', record, selectWorld(engine, worlds));
  for (const path of pathsByPrecision(engine.contract)) addPath(app, engine, path);
  app.onError((error, context) => refusalResponse(engine, error, context));
  app.notFound((context) => {
    const body = engine.contract.errors.NotFound?.bodies.default;
    return respond(context, 404, { ...body, error: 'No such path.' });
  });
  return app;
}

function selectWorld({ mode }: Engine, worlds: Worlds): Layer {
  return async (context, next) => {
    context.set('world', worlds.open(readAddress(context.req.url, mode).world) satisfies World);
    return next();
  };
}

/** Sorts fixed segments before parameters: `/tax_ids/validate` before `/tax_ids/{id}`. */
function pathsByPrecision({ operations }: Contract): string[] {
  const paths = [...new Set(operations.map(({ path }) => path))];
  const rankOf = (path: string) => Number(path.includes('{'));
  return paths.sort((one, other) => rankOf(one) - rankOf(other));
}

/** The operations of one path, and 405 with `Allow` for every other method. */
function addPath(app: Hono<{ Variables: Variables }>, engine: Engine, path: string): void {
  const operations = engine.contract.operations.filter((operation) => operation.path === path);
  const route = `/api${routeOf(path)}`;
  for (const operation of operations) {
    app.on(operation.method, [route], chooseOperation(operation), ...layersOf(engine));
  }
  const allowed = operations.map(({ method }) => method).join(', ');
  app.all(route, (context) => {
    context.header('Allow', allowed);
    throw new Refusal(405);
  });
}

/** A parameter may be a part of its segment: `/cards/{id}.json`. */
function routeOf(path: string): string {
  const segments = path.split('/');
  return segments.map((segment, index) => (segment.includes('{') ? `:segment${index}` : segment)).join('/');
}

function chooseOperation(operation: OperationContract): Layer {
  return async (context, next) => {
    context.set('operation', operation);
    return next();
  };
}

/** The layers that a request passes through, in order. */
function layersOf(engine: Engine): Layer[] {
  return [
    validateResponse(engine),
    simulateError(engine),
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
