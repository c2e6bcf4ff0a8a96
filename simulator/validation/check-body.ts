import type { OperationContract } from '#core/contracts/simulator-contract';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { Engine } from '../engine';
import { stripResponseOnly } from './strip-response-only';
import { shortenReferences } from './shorten-references';

/** The part of an engine that validating bodies needs. */
type Judging = Pick<Engine, 'contract' | 'validatorOf'>;

/**
 * Validates `body` as the request body of an operation; ignored fields are not reported.
 * @throws for an operation without a request body.
 */
export function checkBody(engine: Judging, operationId: string, body: Json): ExplainedError[] {
  const operation = engine.contract.operations.find(({ id }) => id === operationId);
  if (operation?.body === undefined) throw new Error(`${operationId} takes no body.`);
  const writable = isObject(body) ? writableBody(engine, operation, body) : body;
  return judge(engine.validatorOf(operation.body.validator), writable);
}

/** The schema of a contact in responses. */
const CONTACT = 'response_Contact';

// surviving mutants (text): no operation of the description has PATCH
const UPDATES = new Set(['PUT', 'PATCH']);

/** The body with references reduced to ids and, for an update, without members that only its response has. */
export function writableBody(
  { validatorOf }: Judging,
  { method, body, success }: OperationContract,
  sent: JsonObject,
): JsonObject {
  const shortened = shortenReferences(sent, () => validatorOf(CONTACT));
  if (!UPDATES.has(method) || body === undefined || success?.validator === undefined) return shortened;
  return stripResponseOnly(shortened, validatorOf(body.validator), validatorOf(success.validator));
}
