import type { JsonObject } from '#core/json/json';
import { respond } from '../respond';
import type { ErrorContract } from '#core/contracts/simulator-contract';
import type { Engine, RequestContext } from '../engine';
import { Refusal } from '../refusal';

/** The component of the refusal of a request that does not reach an operation. */
const NO_OPERATION: Record<number, string> = { 405: 'MethodNotAllowed' };

/** Converts an error of a layer or handler to a response: a refusal to its documented body, anything else to a 500. */
export function refusalResponse(engine: Engine, error: Error, context: RequestContext): Response {
  if (!(error instanceof Refusal)) return violationResponse(engine, context, [String(error.stack ?? error)]);
  if (error.options.rule !== undefined) context.get('labels').add(error.options.rule);
  return respond(context, error.status, bodyOf(engine, error, context));
}

/** Responds with 500 and the simulator's own fault, so that it is not mistaken for a response of the API. */
export function violationResponse(
  { contract }: Engine,
  context: RequestContext,
  violations: string[],
): Response {
  context.get('violations').push(...violations);
  // equivalent mutants (dropped-member): used only where the description has no example, and it has one
  const body = contract.errors.InternalServerError?.bodies.default ?? { error: 'Internal error.' };
  return respond(context, 500, { ...body, violations });
}

function bodyOf({ contract }: Engine, refusal: Refusal, context: RequestContext): JsonObject {
  const { status, detail, options } = refusal;
  if (typeof detail === 'object') return { errors: detail };
  if (options.text !== undefined) return { error: options.text };
  return documentedBody(contract.errors[errorName(status, context)], status, detail);
}

function errorName(status: number, context: RequestContext): string {
  // Absent for a request that did not reach an operation.
  const operation = context.get('operation') as RequestContext['var']['operation'] | undefined;
  return operation?.errors[status] ?? NO_OPERATION[status] ?? '';
}

function documentedBody(error: ErrorContract | undefined, status: number, variant: string): JsonObject {
  const body = error?.bodies[variant];
  if (body === undefined) throw new Error(`The description shows no example ${variant} for this ${status}.`);
  return body;
}
