import type { Json } from '#core/json/json';
import contractText from '../../generated/simulator/contract.json';
import * as validators from '../../generated/simulator/validators';
import { combineAlternatives } from '#core/schema/combine-alternatives';
import { explainError, formatExplainedError, type ExplainedError } from '#core/schema/explain-error';
import type { Contract } from '#core/contracts/simulator-contract';
import type { SchemaError, Validators } from '#core/contracts/validators';
import { tellingErrors } from '#core/schema/relevant-errors';

const { operations } = contractText as unknown as Contract;

/**
 * Everything that the description says against `body` as the request body of an operation.
 * @throws for an operation that takes no body.
 */
export function checkBody(operationId: string, body: Json): ExplainedError[] {
  const name = operations.find(({ id }) => id === operationId)?.body?.validator ?? '';
  const validate = (validators as Validators)[name];
  if (!validate) throw new Error(`${operationId} takes no body.`);
  if (validate(body)) return [];
  const errors = tellingErrors(combineAlternatives(validate.errors ?? []));
  const explained = errors.filter(isNeeded).map((error) => explainError(error, body));
  // Several branches can say the same about the same value.
  return [...new Map(explained.map((one) => [formatExplainedError(one), one])).values()];
}

/** The listed values tell the type as well. */
function isNeeded({ keyword, instancePath }: SchemaError, _: number, errors: SchemaError[]): boolean {
  const isListed = errors.some((other) => other.keyword === 'enum' && other.instancePath === instancePath);
  return keyword !== 'type' || !isListed;
}
