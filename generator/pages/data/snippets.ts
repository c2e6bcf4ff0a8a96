import type { OperationSnippets } from '../../snippets/operation-snippets';
import { highlight } from '../highlight/highlight';
import type { OperationData } from '../page-data';

/** The snippets of an operation, highlighted, and the languages they are in. */
export function buildSnippetsData(
  snippets: OperationSnippets | undefined,
): Pick<OperationData, 'languages' | 'requests'> {
  const requests = snippets?.requests ?? [];
  const labels = requests.flatMap((request) =>
    request.snippets.map(({ language, label }) => [language, label] as const),
  );
  return {
    languages: [...new Map(labels)].map(([id, label]) => ({ id, label })),
    requests: requests.map((request) => ({
      name: request.name,
      summary: request.summary,
      snippets: request.snippets.map(({ language, code }) => ({ language, code: highlight(code, language) })),
    })),
  };
}
