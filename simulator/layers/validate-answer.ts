import type { Json } from '#core/json/json';
import type { OperationContract, SuccessContract } from '#core/contracts/simulator-contract';
import type { SchemaError, Validator } from '#core/contracts/validators';
import type { Engine, Exchange, Layer } from '../environment';
import { toType } from '../validation/to-type';
import { answerBreach } from './answer-refusal';

/** Statuses that the simulator answers to operations that do not list them; their body is that of any error. */
const UNLISTED: Record<number, string> = { 400: 'BadRequest', 415: 'BadRequest' };

/**
 * Checks every answer against the description: status, body and headers. An answer that breaks it becomes a 500 that
 * says how, so that a fault of the simulator never passes for the behaviour of the API.
 */
export function validateAnswer(engine: Engine): Layer {
  return async (exchange, next) => {
    await next();
    const operation = exchange.get('operation');
    const breaches = breachesOf(engine, operation, exchange);
    if (breaches.length > 0) exchange.res = answerBreach(engine, exchange, breaches);
  };
}

function breachesOf(engine: Engine, operation: OperationContract, exchange: Exchange): string[] {
  const { status } = exchange.res;
  const answered = exchange.get('answer');
  const where = `${operation.id} ${status}`;
  if (operation.success?.status === status) {
    return [
      ...bodyBreaches(engine, operation.success, answered),
      ...headerBreaches(engine, operation, exchange.res.headers),
    ].map((breach) => `${where}: ${breach}`);
  }
  const name = operation.errors[status] ?? UNLISTED[status];
  const error = name === undefined ? undefined : engine.contract.errors[name];
  if (error === undefined) return [`${where}: the description has no such answer`];
  return schemaBreaches(engine.validatorOf(error.validator), answered).map((breach) => `${where}: ${breach}`);
}

function bodyBreaches(engine: Engine, { validator }: SuccessContract, answered: Json | undefined): string[] {
  if (validator !== undefined) return schemaBreaches(engine.validatorOf(validator), answered);
  return answered === undefined ? [] : ['the answer has a body, the description has none'];
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
  return name === 'X-Pages-NextPage' && headers.get('X-Pages-HasMore') === 'false';
}

function schemaBreaches(validate: Validator, value: Json | undefined): string[] {
  return validate(value) ? [] : (validate.errors ?? []).map(describeError);
}

function describeError({ instancePath, keyword, params }: SchemaError): string {
  return `#${instancePath} ${keyword} ${JSON.stringify(params)}`;
}
