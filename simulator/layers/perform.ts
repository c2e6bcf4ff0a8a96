import type { SuccessContract } from '#core/contracts/simulator-contract';
import type { Json, JsonObject } from '#core/json/json';
import { orderMembers } from '#core/json/order-members';
import type { AnyHandlers, CallContext } from '../call';
import type { Engine, RequestContext, Layer } from '../engine';
import { respond } from '../respond';
import { pageOf } from './page';

/** Runs the handler of the operation and responds with the success status of the description. */
export function perform(engine: Engine): Layer {
  return async (context) => {
    const operation = context.get('operation');
    const handler = engine.handlers[operation.id];
    if (handler === undefined) throw new Error(`There is no handler for ${operation.id}.`);
    const result = await runWhole(handler, callOf(engine, context));
    if (operation.success === undefined) throw new Error(`${operation.id} has no success response.`);
    const body = pagedBody(engine, context, result);
    return respond(context, operation.success.status, inOrder(engine, operation.success, body));
  };
}

/** Sorts the members as the page of the operation lists them. */
function inOrder({ contract }: Engine, { order }: SuccessContract, body: Json | undefined): Json | undefined {
  return body === undefined ? undefined : orderMembers(body, order, contract.orders);
}

type AnyHandler = AnyHandlers[string];

/** Rolls back a refused call. An asynchronous handler must do its checks before it changes anything. */
function runWhole(handler: AnyHandler, call: CallContext): unknown {
  const restore = call.store.snapshot();
  try {
    // The operation is known only at run time; the layers above have validated the call for its handler.
    return handler(call as never);
  } catch (error) {
    restore();
    throw error;
  }
}

function pagedBody(engine: Engine, context: RequestContext, result: unknown): Json | undefined {
  if (!context.get('operation').isPaged) return result as Json | undefined;
  if (!Array.isArray(result)) throw new Error('A list was expected.');
  return pageOf(engine, context, result as JsonObject[]);
}

function callOf({ contract, clock, probeUrl }: Engine, context: RequestContext): CallContext {
  const { access, path, query, headers, cookies, body, world, labels } = context.var;
  const call = {
    contract,
    path,
    query,
    headers,
    cookies,
    // Absent for an operation without a body.
    body: body ?? {},
    access,
    store: world.store,
    clock,
    probeUrl,
    label: (rule) => void labels.add(rule),
  } satisfies CallContext & Record<'path' | 'query' | 'headers' | 'cookies' | 'body', object>;
  return call;
}
