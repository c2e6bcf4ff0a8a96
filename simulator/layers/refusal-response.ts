import type { JsonObject } from '#core/json/json';
import { respond } from '../respond';
import type { ErrorContract } from '#core/contracts/simulator-contract';
import type { Engine, Exchange } from '../engine';
import { Refusal } from '../refusal';

/** The component that describes the one refusal of a request that reaches no operation. */
const NO_OPERATION: Record<number, string> = { 405: 'MethodNotAllowed' };

/** Turns what a layer or handler threw into a response: a refusal into its documented body, anything else into a 500. */
export function refusalResponse(engine: Engine, error: Error, exchange: Exchange): Response {
  if (!(error instanceof Refusal)) return breachResponse(engine, exchange, [String(error.stack ?? error)]);
  if (error.options.rule !== undefined) exchange.get('labels').add(error.options.rule);
  return respond(exchange, error.status, bodyOf(engine, error, exchange));
}

/** Responds with 500 and says what the simulator itself did wrong, so that no fault of ours passes for a response. */
export function breachResponse({ contract }: Engine, exchange: Exchange, breaches: string[]): Response {
  exchange.get('breaches').push(...breaches);
  // equivalent mutants (dropped-member): stands in only where the description has no example, and it has one
  const body = contract.errors.InternalServerError?.bodies.default ?? { error: 'Internal error.' };
  return respond(exchange, 500, { ...body, breaches });
}

function bodyOf({ contract }: Engine, refusal: Refusal, exchange: Exchange): JsonObject {
  const { status, detail, options } = refusal;
  if (typeof detail === 'object') return { errors: detail };
  if (options.text !== undefined) return { error: options.text };
  return documentedBody(contract.errors[errorName(status, exchange)], status, detail);
}

function errorName(status: number, exchange: Exchange): string {
  // Absent for a request that reached no operation.
  const operation = exchange.get('operation') as Exchange['var']['operation'] | undefined;
  return operation?.errors[status] ?? NO_OPERATION[status] ?? '';
}

function documentedBody(error: ErrorContract | undefined, status: number, variant: string): JsonObject {
  const body = error?.bodies[variant];
  if (body === undefined) throw new Error(`The description shows no example ${variant} for this ${status}.`);
  return body;
}
