import type { ApiModel } from '../../../model/api/api-model';
import type { NamedType } from '../../../model/type-plan/type-plan';
import type { Code } from '../../snippets/code';
import type { DocumentedCall } from '../../snippets/documented-call';
import { buildHttpRequest } from '../../snippets/http-request';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import { markAddress } from '../../snippets/whole-addresses';
import type { ClientPlan, PlannedCall } from '../client-plan';
import type { PlannedClient } from '../emit-clients';
import type { ClientLanguageId } from '../languages';
import { planCall } from './client-call';

/** A language in which calls are written with the client file, next to the snippets that need no file. */
export interface TypedLanguage {
  /** Of the language of the snippets. */
  id: ClientLanguageId;
  /** The path of the file, below the output and below the site. */
  file: string;
  /** Where the code finds the file, if it is not next to it. */
  place?: string;
  /** All that the code depends on, besides the call. */
  plan: ClientPlan;
  /** Writes a documented call; undefined if the client cannot send exactly it, or its types refuse it. */
  emit: (call: DocumentedCall) => Code | undefined;
}

/**
 * Returns the languages in which a project has typed calls.
 * @param folder of the API among several, below that of the files.
 */
export function listTyped(clients: readonly PlannedClient[], model: ApiModel, folder = ''): TypedLanguage[] {
  return clients.map(({ language: { id, placeOf, emitCall }, plan, module, path }) => {
    const types = new Map(plan.types.map((type): [string, NamedType] => [type.name, type]));
    const file = path.replace('/', `/${folder}`);
    const calls = new Map(plan.calls.map((call): [string, PlannedCall] => [call.id, call]));
    const write = emitCall(plan, module);
    const emit = (documented: DocumentedCall) => {
      const call = planCall(documented, model, calls.get(documented.operation.id)!, types);
      return call && markAddress(write(call), documented.request);
    };
    return { id, file, ...(placeOf && { place: placeOf(module) }), plan, emit };
  });
}

/** Adds to snippets the same calls with the client file of their language. */
export function addTyped(
  snippets: readonly OperationSnippets[],
  model: ApiModel,
  languages: readonly TypedLanguage[],
): OperationSnippets[] {
  if (languages.length === 0) return [...snippets];
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  return snippets.map(({ operationId, requests }) => {
    const operation = operations.get(operationId)!;
    const examples = [...operation.requests, ...operation.otherRequests];
    return {
      operationId,
      requests: requests.map((one, index) => {
        const example = examples[index]!;
        const request = buildHttpRequest(operation, example, model);
        return {
          ...one,
          snippets: one.snippets.map((snippet) => {
            const language = languages.find(({ id }) => id === snippet.language);
            const code = language?.emit({ operation, example, request });
            if (language === undefined || code === undefined) return snippet;
            const { file, place } = language;
            return { ...snippet, typed: { code, file, ...(place !== undefined && { place }) } };
          }),
        };
      }),
    };
  });
}
