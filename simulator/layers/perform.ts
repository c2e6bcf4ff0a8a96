import type { Json, JsonObject } from '#core/json/json';
import type { AnyHandlers, CallContext } from '../call';
import type { Engine, Exchange, Layer } from '../engine';
import { respond } from '../respond';
import { pageOf } from './page';

/** Runs the handler of the operation and responds with the success status of the description. */
export function perform(engine: Engine): Layer {
  return async (exchange) => {
    const operation = exchange.get('operation');
    const handler = engine.handlers[operation.id];
    if (handler === undefined) throw new Error(`There is no handler for ${operation.id}.`);
    const result = await runWhole(handler, callOf(engine, exchange));
    if (operation.success === undefined) throw new Error(`${operation.id} has no success response.`);
    return respond(exchange, operation.success.status, pagedBody(engine, exchange, result));
  };
}

type AnyHandler = AnyHandlers[string];

/** A refused call leaves everything as it was. A handler that waits checks what it needs before it changes anything. */
function runWhole(handler: AnyHandler, call: CallContext): unknown {
  const restore = call.store.snapshot();
  try {
    // Which operation it is, only the description knows: the layers above have proved that this call fits its handler.
    return handler(call as never);
  } catch (error) {
    restore();
    throw error;
  }
}

function pagedBody(engine: Engine, exchange: Exchange, result: unknown): Json | undefined {
  if (!exchange.get('operation').isPaged) return result as Json | undefined;
  if (!Array.isArray(result)) throw new Error('A list was expected.');
  return pageOf(engine, exchange, result as JsonObject[]);
}

function callOf({ contract, clock, headCheck }: Engine, exchange: Exchange): CallContext {
  const { access, path, query, body, world, labels } = exchange.var;
  const call = {
    contract,
    path,
    query,
    // Absent when the operation takes none.
    body: body ?? {},
    access,
    store: world.store,
    clock,
    headCheck,
    label: (rule) => void labels.add(rule),
  } satisfies CallContext & { path: object; query: object; body: object };
  return call;
}
