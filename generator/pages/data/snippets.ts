import type { OperationSnippets, RequestSnippets } from '../../snippets/operation-snippets';
import { highlight } from '../highlight/highlight';
import { listOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { OperationData, RequestData } from '#core/contracts/page-data';
import { createLinkNames, type TypedParts } from './typed-names';

/** The snippets of an operation, highlighted, and the languages they are in. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
  parts: TypedParts,
  context: PageContext,
): Pick<OperationData, 'languages' | 'readerValues' | 'requests'> {
  const requests = snippets?.requests ?? [];
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  const readerValues = requests.flatMap((request) => request.readerValues);
  const linkNames = createLinkNames(parts, context);
  return {
    languages: [...new Map(labels)].map(([id, label]) => ({ id, label })),
    readerValues: listOrNothing([...new Map(readerValues.map((one) => [one.name, one])).values()]),
    requests: requests.map((request) => buildRequest(request, linkNames)),
  };
}

function buildRequest(
  { name, summary, snippets }: RequestSnippets,
  linkNames: ReturnType<typeof createLinkNames>,
): RequestData {
  return {
    name,
    summary,
    snippets: snippets.map(({ language, grammar, code }) => ({
      language,
      code: highlight(code, grammar, linkNames()),
    })),
  };
}
