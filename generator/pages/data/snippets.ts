import type { OperationSnippets, RequestSnippets } from '../../snippets/operation-snippets';
import { highlight } from '../highlight/highlight';
import { markOwnValues } from '../highlight/own-values';
import { listOrNothing } from '../omit-empty';
import type { OperationData, RequestData } from '#core/contracts/page-data';
import { createMarkTyped, type TypedParts } from './typed-members';

/** The snippets of an operation, highlighted, and the languages they are in. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
  parts: TypedParts,
): Pick<OperationData, 'languages' | 'constants' | 'requests'> {
  const requests = snippets?.requests ?? [];
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  const constants = new Map(requests.flatMap((request) => request.constants.map((one) => [one.name, one])));
  const markTyped = createMarkTyped(parts);
  return {
    languages: [...new Map(labels)].map(([id, label]) => ({ id, label })),
    constants: listOrNothing([...constants.values()]),
    requests: requests.map((request) => buildRequest(request, markTyped)),
  };
}

function buildRequest(
  { name, summary, snippets, constants }: RequestSnippets,
  markTyped: ReturnType<typeof createMarkTyped>,
): RequestData {
  return {
    name,
    summary,
    snippets: snippets.map(({ language, code }) => {
      const typed = language === 'typescript' ? markTyped(code) : [];
      return {
        language,
        code: highlight(code, language, [...typed, ...markOwnValues(code, constants)]),
      };
    }),
  };
}
