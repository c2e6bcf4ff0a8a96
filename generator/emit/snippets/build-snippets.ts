import type { ApiModel, Operation } from '../../model/api/api-model';
import { buildHttpRequest } from './http-request';
import { languages, type LanguageId } from './languages';
import { planSnippet } from './languages/plan-snippet';
import type { OperationSnippets, RequestSnippets } from './operation-snippets';
import { addressOf, markAddress } from './whole-addresses';

const ALL = languages.map(({ id }) => id);

/** Builds the snippets of every operation in each of the languages, in their order; operations in the order of the model. */
export function buildSnippets(model: ApiModel, ids: readonly LanguageId[] = ALL): OperationSnippets[] {
  return model.operations.map((operation) => ({
    operationId: operation.id,
    requests: buildRequests(operation, model, ids),
  }));
}

function buildRequests(operation: Operation, model: ApiModel, ids: readonly LanguageId[]): RequestSnippets[] {
  const chosen = ids.flatMap((id) => languages.find((language) => language.id === id) ?? []);
  return [...operation.requests, ...operation.otherRequests].map((example) => {
    const request = buildHttpRequest(operation, example, model);
    const snippets = chosen.map(({ id, label, grammar, emit }) => ({
      language: id,
      label,
      grammar,
      code: markAddress(emit(request), request),
    }));
    return {
      name: example.name,
      ...(example.summary && { summary: example.summary }),
      ...(example.description && { description: example.description }),
      readerValues: [...addressOf(request), ...planSnippet(request).readerValues],
      snippets,
    };
  });
}
