import { respond } from '../respond';
import type { Engine, Exchange, Layer } from '../engine';
import type { ResponseBody, Call, Handler } from '../call';
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

/** A refused call leaves everything as it was. A handler that waits checks what it needs before it changes anything. */
function runWhole(handler: Handler, call: Call): ReturnType<Handler> {
  const restore = call.store.snapshot();
  try {
    return handler(call);
  } catch (error) {
    restore();
    throw error;
  }
}

function pagedBody(engine: Engine, exchange: Exchange, result: ResponseBody): ResponseBody {
  if (!exchange.get('operation').isPaged) return result;
  if (!Array.isArray(result)) throw new Error('A list was expected.');
  return pageOf(engine, exchange, result);
}

function callOf({ contract, clock, headCheck }: Engine, exchange: Exchange): Call {
  const { operation, access, path, query, body, world, labels } = exchange.var;
  return {
    operation,
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
  };
}
