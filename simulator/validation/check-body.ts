import type { Json } from '#core/json/json';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { Engine } from '../engine';

/**
 * Everything that the description says against `body` as the request body of an operation.
 * @throws for an operation that takes no body.
 */
export function checkBody(
  { contract, validatorOf }: Pick<Engine, 'contract' | 'validatorOf'>,
  operationId: string,
  body: Json,
): ExplainedError[] {
  const operation = contract.operations.find(({ id }) => id === operationId);
  if (operation?.body === undefined) throw new Error(`${operationId} takes no body.`);
  return judge(validatorOf(operation.body.validator), body);
}
