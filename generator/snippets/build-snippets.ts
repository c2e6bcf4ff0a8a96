import type { ApiModel, Operation } from '../model/api-model';
import { buildHttpRequest } from './http-request';
import { languages } from './languages';
import { planSnippet } from './languages/snippet-plan';
import type { OperationSnippets, RequestSnippets } from './operation-snippets';

/** The snippets of every operation in every language, in the order of the model. */
export function buildSnippets(model: ApiModel): OperationSnippets[] {
  return model.operations.map((operation) => ({
    operationId: operation.id,
    requests: buildRequests(operation, model),
  }));
}

function buildRequests(operation: Operation, model: ApiModel): RequestSnippets[] {
  return operation.requests.map((example) => {
    const request = buildHttpRequest(operation, example, model);
    const snippets = languages.map(({ id, label, grammar, emit }) => ({
      language: id,
      label,
      grammar,
      code: emit(request),
    }));
    const { readerValues } = planSnippet(request);
    return {
      name: example.name,
      ...(example.summary && { summary: example.summary }),
      readerValues,
      snippets,
    };
  });
}
