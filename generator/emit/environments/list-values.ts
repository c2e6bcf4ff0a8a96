import type { EnvironmentsData } from '#core/contracts/environments';
import type { ApiModel, Operation } from '../../model/api/api-model';
import { readerValuesOf } from './list-credentials';

/** Lists the values that readers replace by their own, each with the example that snippets have. */
export function listValues(model: ApiModel): EnvironmentsData['values'] {
  const values = model.operations.flatMap((operation) => valuesOf(operation, model));
  return Object.fromEntries(values.toReversed());
}

function valuesOf(operation: Operation, model: ApiModel): [name: string, value: string][] {
  const [request] = operation.requests;
  if (!request) return [];
  const ways = operation.security.length > 0 ? operation.security.map((_, index) => index) : [0];
  const all = ways.flatMap((credentials) => readerValuesOf(operation, request, model, credentials));
  return all.map(({ name, value }) => [name, value]);
}
