import type { OperationContract } from '#core/contracts/simulator-contract';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { Engine } from '../engine';
import { dropShown } from './drop-shown';
import { shortenReferences } from './shorten-references';

/** What the judging of bodies needs of an engine. */
type Judging = Pick<Engine, 'contract' | 'validatorOf'>;

/**
 * Everything that the description says against `body` as the request body of an operation; fields that are
 * ignored are none of it.
 * @throws for an operation that takes no body.
 */
export function checkBody(engine: Judging, operationId: string, body: Json): ExplainedError[] {
  const operation = engine.contract.operations.find(({ id }) => id === operationId);
  if (operation?.body === undefined) throw new Error(`${operationId} takes no body.`);
  const writable = isObject(body) ? writableBody(engine, operation, body) : body;
  return judge(engine.validatorOf(operation.body.validator), writable);
}

/** What a response holds of a contact. */
const CONTACT = 'response_Contact';

// surviving mutants (text): no operation of the description has PATCH
const UPDATES = new Set(['PUT', 'PATCH']);

/** The body with references by id alone and, of an update, without what only its response has; the same when it is so. */
export function writableBody(
  { validatorOf }: Judging,
  { method, body, success }: OperationContract,
  sent: JsonObject,
): JsonObject {
  const shortened = shortenReferences(sent, () => validatorOf(CONTACT));
  if (!UPDATES.has(method) || body === undefined || success?.validator === undefined) return shortened;
  return dropShown(shortened, validatorOf(body.validator), validatorOf(success.validator));
}
