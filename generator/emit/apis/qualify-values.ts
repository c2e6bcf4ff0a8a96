import { BASE_URL, type EnvironmentsData } from '#core/contracts/environments';
import { listCredentials } from '../environments/list-credentials';
import { listValues } from '../environments/list-values';
import type { ApiModel } from '../../model/api/api-model';
import type { Code } from '../snippets/code';
import type { OperationSnippets } from '../snippets/operation-snippets';

/**
 * Names the values that readers replace after their API, so that the key of one API is never put into a request of another.
 * @param prefix begins the names of the API.
 */
export function qualifyValues(prefix: string, operations: readonly OperationSnippets[]): OperationSnippets[] {
  const qualify = <Named extends { name: string }>(one: Named): Named => ({
    ...one,
    name: `${prefix}${one.name}`,
  });
  const qualifyCode = (code: Code): Code =>
    code.map((part) => {
      if (typeof part === 'string' || part.mark.kind !== 'reader-value') return part;
      return part.mark.name === BASE_URL ? part.text : { ...part, mark: qualify(part.mark) };
    });
  return operations.map(({ requests, ...operation }) => ({
    ...operation,
    requests: requests.map(({ readerValues, snippets, ...request }) => ({
      ...request,
      // The address of a server cannot be chosen among several APIs.
      readerValues: readerValues.filter((value) => value.name !== BASE_URL).map(qualify),
      snippets: snippets.map(({ code, typed, ...snippet }) => ({
        ...snippet,
        code: qualifyCode(code),
        ...(typed && { typed: { ...typed, code: qualifyCode(typed.code) } }),
      })),
    })),
  }));
}

/** The values that readers of several APIs replace. Readers choose no server: each API has its own, which its snippets call. */
export function joinEnvironments(apis: readonly { prefix: string; model: ApiModel }[]): EnvironmentsData {
  const keys = apis.flatMap(({ prefix, model }) =>
    listCredentials(model)
      .flat()
      .map((key) => `${prefix}${key}`),
  );
  const values = apis.flatMap(({ prefix, model }) =>
    Object.entries(listValues(model))
      .filter(([value]) => value !== BASE_URL)
      .map(([value, example]) => [`${prefix}${value}`, example] as const),
  );
  return {
    servers: [],
    credentials: [],
    keys: [...new Set(keys)],
    values: Object.fromEntries(values),
    languages: {},
  };
}
