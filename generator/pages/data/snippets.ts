import type { Operation, RequestExample } from '../../model/api-model';
import type { OperationSnippets, RequestSnippets } from '../../snippets/operation-snippets';
import { omitEmpty } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { OperationData, RequestData } from '#core/contracts/page-data';
import { renderCode } from './render-code';
import { createSnippetHovers, type SnippetHovers, type TypedParts } from './snippet-hovers';

/** Builds the snippets of an operation, and the list of their languages. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
  { requests: mainRequests, otherRequests }: Operation,
  parts: TypedParts,
  context: PageContext,
): Pick<OperationData, 'languages' | 'readerValues' | 'requests'> {
  const examples = new Map([...mainRequests, ...otherRequests].map((example) => [example.name, example]));
  const requests = snippets?.requests ?? [];
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  const readerValues = requests.flatMap((request) => request.readerValues);
  return {
    languages: [...new Map(labels)].map(([id, label]) => ({ id, label })),
    readerValues: omitEmpty([...new Map(readerValues.map((one) => [one.name, one])).values()]),
    requests: requests.map((request) => {
      const example = examples.get(request.name) ?? { name: request.name, parameters: [] };
      const data = buildRequest(request, createSnippetHovers(parts, example, context), context);
      if (otherRequests.length === 0) return data;
      return {
        ...data,
        example: example.example,
        summary: titleOf(example, otherRequests.includes(example)),
      };
    }),
  };
}

/** Returns a title that distinguishes the examples of several media types. */
function titleOf({ name, example, summary, body }: RequestExample, isOther: boolean): string | undefined {
  if (body === undefined) return summary;
  if (!isOther) return summary ?? (name === 'default' ? body.mediaType : undefined);
  const title = summary ?? example ?? name;
  return title === 'default' ? body.mediaType : `${title} (${body.mediaType})`;
}

function buildRequest(
  { name, summary, description, snippets }: RequestSnippets,
  hovers: SnippetHovers,
  { renderMarkdown }: PageContext,
): RequestData {
  return {
    name,
    summary,
    html: renderMarkdown(description),
    snippets: snippets.map(({ language, grammar, code }) => ({
      language,
      grammar,
      code: renderCode(code, hovers),
    })),
  };
}
