import type { Json } from '#core/json/json';
import type { OperationContract, SuccessContract } from '#core/contracts/simulator-contract';
import type { SchemaError, Validator } from '#core/contracts/validators';
import type { Engine, Exchange, Layer } from '../engine';
import { toType } from '../validation/to-type';
import { breachResponse } from './refusal-response';

/** Statuses of responses to operations that do not list them; their body is that of any error. */
const UNLISTED: Record<number, string> = { 400: 'BadRequest', 413: 'BadRequest', 415: 'BadRequest' };

/**
 * Checks every response against the description: status, body and headers. A response that breaks it becomes a 500 that
 * says how, so that a fault of the simulator never passes for the behaviour of the API.
 */
export function validateResponse(engine: Engine): Layer {
  return async (exchange, next) => {
    await next();
    // A fault that was thrown is told already, in a member that no description has.
    if (exchange.get('breaches').length > 0) return;
    const operation = exchange.get('operation');
    const breaches = breachesOf(engine, operation, exchange);
    if (breaches.length > 0) exchange.res = breachResponse(engine, exchange, breaches);
  };
}

function breachesOf(engine: Engine, operation: OperationContract, exchange: Exchange): string[] {
  const { status } = exchange.res;
  const body = exchange.get('responseBody');
  const where = `${operation.id} ${status}`;
  if (operation.success?.status === status) {
    return [
      ...bodyBreaches(engine, operation.success, body),
      ...headerBreaches(engine, operation, exchange.res.headers),
    ].map((breach) => `${where}: ${breach}`);
  }
  const name = operation.errors[status] ?? UNLISTED[status];
  const error = name === undefined ? undefined : engine.contract.errors[name];
  if (error === undefined) return [`${where}: the description has no such response`];
  return schemaBreaches(engine.validatorOf(error.validator), body).map((breach) => `${where}: ${breach}`);
}

function bodyBreaches(engine: Engine, { validator }: SuccessContract, body: Json | undefined): string[] {
  if (validator !== undefined) return schemaBreaches(engine.validatorOf(validator), body);
  return body === undefined ? [] : ['the response has a body, the description has none'];
}

function headerBreaches(engine: Engine, operation: OperationContract, headers: Headers): string[] {
  return (operation.success?.headers ?? []).flatMap(({ name, validator, type }) => {
    const text = headers.get(name);
    if (text === null) return isOptional(name, headers) ? [] : [`header ${name} is missing`];
    return schemaBreaches(engine.validatorOf(validator), toType(text, type)).map(
      (breach) => `header ${name}: ${breach}`,
    );
  });
}

/** The address of the next page is sent only when there is one. */
function isOptional(name: string, headers: Headers): boolean {
  // equivalent mutants (logical): no other header may be missing, and the other one never is
  return name === 'X-Pages-NextPage' && headers.get('X-Pages-HasMore') === 'false';
}

function schemaBreaches(validate: Validator, value: Json | undefined): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(describeError);
}

function describeError({ instancePath, keyword, params }: SchemaError): string {
  return `#${instancePath} ${keyword} ${JSON.stringify(params)}`;
}
