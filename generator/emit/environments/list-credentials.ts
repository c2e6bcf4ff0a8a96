import type { ApiModel, Operation, RequestExample } from '../../model/api/api-model';
import { buildHttpRequest } from '../snippets/http-request';
import { planSnippet } from '../snippets/languages/plan-snippet';
import { addressOf } from '../snippets/whole-addresses';
import type { ReaderValue } from '../snippets/languages/snippet-plan';

/** Returns the names of the values that an operation sends as credentials, for one of its security alternatives. */
export function namesOfCredentials(
  operation: Operation,
  request: RequestExample,
  model: ApiModel,
  credentials: number,
): string[] {
  const values = readerValuesOf(operation, request, model, credentials);
  return values.filter(({ isFromEnvironment }) => isFromEnvironment).map(({ name }) => name);
}

/** Returns the values that readers replace in a request, those of the server first; credentials are marked as from the environment. */
export function readerValuesOf(
  operation: Operation,
  request: RequestExample,
  model: ApiModel,
  credentials: number,
): ReaderValue[] {
  const built = buildHttpRequest(operation, request, model, { credentials, readsKeys: true });
  return [...addressOf(built), ...planSnippet(built).readerValues];
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
