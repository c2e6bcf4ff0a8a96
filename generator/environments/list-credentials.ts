import type { ApiModel, Operation, RequestExample } from '../model/api-model';
import { buildHttpRequest } from '../snippets/http-request';
import { planSnippet } from '../snippets/languages/plan-snippet';

/** Returns the names of the values that an operation sends as credentials, for one of its security alternatives. */
export function namesOfCredentials(
  operation: Operation,
  request: RequestExample,
  model: ApiModel,
  credentials: number,
): string[] {
  const { readerValues } = planSnippet(
    buildHttpRequest(operation, request, model, { credentials, readsKeys: true }),
  );
  return readerValues.filter(({ isFromEnvironment }) => isFromEnvironment).map(({ name }) => name);
}

/** Lists the ways to authenticate, by the names of the values they need. */
export function listCredentials(model: ApiModel): string[][] {
  const all = model.operations.flatMap((operation) => {
    const [request] = operation.requests;
    if (!request) return [];
    return operation.security.map((_, index) => namesOfCredentials(operation, request, model, index));
  });
  const distinct = new Map(all.filter((names) => names.length > 0).map((names) => [names.join(), names]));
  return [...distinct.values()];
}
