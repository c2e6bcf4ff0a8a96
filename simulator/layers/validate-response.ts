import type { Json } from '#core/json/json';
import type { OperationContract, SuccessContract } from '#core/contracts/simulator-contract';
import type { SchemaError, Validator } from '#core/contracts/validators';
import type { Engine, RequestContext, Layer } from '../engine';
import { toType } from '../validation/to-type';
import { violationResponse } from './refusal-response';

/** Statuses of responses to operations that do not list them; their body is that of any error. */
const UNLISTED: Record<number, string> = { 400: 'BadRequest', 413: 'BadRequest', 415: 'BadRequest' };

/**
 * Validates every response against the description: status, body and headers. A violation becomes a 500 that explains it, so
 * that a fault of the simulator is never mistaken for behavior of the API.
 */
export function validateResponse(engine: Engine): Layer {
  return async (context, next) => {
    await next();
    // A thrown fault has already been reported, in a member that no description has.
    if (context.get('violations').length > 0) return;
    const operation = context.get('operation');
    const violations = violationsOf(engine, operation, context);
    if (violations.length > 0) context.res = violationResponse(engine, context, violations);
  };
}

function violationsOf(engine: Engine, operation: OperationContract, context: RequestContext): string[] {
  const { status } = context.res;
  const body = context.get('responseBody');
  const where = `${operation.id} ${status}`;
  if (operation.success?.status === status) {
    return [
      ...bodyBreaches(engine, operation.success, body),
      ...headerBreaches(engine, operation, context.res.headers),
    ].map((violation) => `${where}: ${violation}`);
  }
  const name = operation.errors[status] ?? UNLISTED[status];
  const error = name === undefined ? undefined : engine.contract.errors[name];
  if (error === undefined) return [`${where}: the description has no such response`];
  return schemaViolations(engine.validatorOf(error.validator), body).map(
    (violation) => `${where}: ${violation}`,
  );
}

function bodyBreaches(engine: Engine, { validator }: SuccessContract, body: Json | undefined): string[] {
  if (validator !== undefined) return schemaViolations(engine.validatorOf(validator), body);
  return body === undefined ? [] : ['the response has a body, the description has none'];
}

function headerBreaches(engine: Engine, operation: OperationContract, headers: Headers): string[] {
  return (operation.success?.headers ?? []).flatMap(({ name, validator, type }) => {
    const text = headers.get(name);
    if (text === null) return isOptional(name, headers) ? [] : [`header ${name} is missing`];
    return schemaViolations(engine.validatorOf(validator), toType(text, type)).map(
      (violation) => `header ${name}: ${violation}`,
    );
  });
}

/** The URL of the next page is sent only if there is one. */
function isOptional(name: string, headers: Headers): boolean {
  // equivalent mutants (logical): no other header may be missing, and the other one never is
  return name === 'X-Pages-NextPage' && headers.get('X-Pages-HasMore') === 'false';
}

function schemaViolations(validate: Validator, value: Json | undefined): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(describeError);
}

function describeError({ instancePath, keyword, params }: SchemaError): string {
  return `#${instancePath} ${keyword} ${JSON.stringify(params)}`;
}
