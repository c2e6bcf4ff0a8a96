import type { RequestExample } from '../../model/api-model';
import type { OperationSnippets, RequestSnippets } from '../../snippets/operation-snippets';
import { highlight, type TagsOf } from '../highlight/highlight';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { OperationData, RequestData } from '#core/contracts/page-data';
import { createLinkNames, type TypedParts } from './typed-names';

/** The snippets of an operation, highlighted, and the languages they are in. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
  examples: readonly RequestExample[],
  parts: TypedParts,
  context: PageContext,
): Pick<OperationData, 'languages' | 'readerValues' | 'requests'> {
  const requests = snippets?.requests ?? [];
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  const readerValues = requests.flatMap((request) => request.readerValues);
  return {
    languages: [...new Map(labels)].map(([id, label]) => ({ id, label })),
    readerValues: listOrNothing([...new Map(readerValues.map((one) => [one.name, one])).values()]),
    requests: requests.map((request) => {
      const values = examples.find(({ name }) => name === request.name) ?? { parameters: [] };
      return buildRequest(request, createLinkNames(parts, values, context), context);
    }),
  };
}

function buildRequest(
  { name, summary, description, snippets }: RequestSnippets,
  linkNames: () => TagsOf,
  { renderMarkdown }: PageContext,
): RequestData {
  return {
    name,
    summary,
    html: renderMarkdown(description),
    snippets: snippets.map(({ language, grammar, code }) => ({
      language,
      code: highlight(code, grammar, linkNames()),
    })),
  };
}
