import type { OperationData } from '#core/contracts/page-data';
import type { Operation } from '../../../model/api/api-model';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import type { PageContext } from '../page-context';
import { buildOperationData } from './operation';
import { buildSnippetsData } from './snippets';
import { Uses } from './uses';

/** Builds the first call for a caller to try: the GET request with the fewest parameters, and its response. */
export function buildLandingCall(
  snippets: readonly OperationSnippets[],
  context: PageContext,
): OperationData | undefined {
  const entries = new Map(snippets.map((entry) => [entry.operationId, entry]));
  const [operation] = context.model.operations
    .filter(({ id, method }) => method === 'get' && entries.has(id))
    .toSorted((one, other) => weigh(one) - weigh(other));
  if (!operation) return undefined;
  const nobody = { label: '', href: '' };
  const uses = new Uses().recordFor({ ...nobody, listedOn: nobody });
  const data = buildOperationData(operation, entries.get(operation.id), uses, context);
  const page = context.linkToOperation(operation).href;
  const responses = data.responses.slice(0, 1).map(({ status, name, content }) => ({
    status,
    name,
    content: content?.map(({ mediaType, examples }) => ({ mediaType, examples })),
  }));
  return {
    ...data,
    // Names in the code link to fields, which are only on the page of the operation.
    ...buildSnippetsData(withoutTyped(entries.get(operation.id)), operation, { ...data, page }, context),
    parameters: undefined,
    notes: undefined,
    basis: undefined,
    responses,
    errors: [],
    callbacks: undefined,
  };
}

/** The page of the operation has the typed calls, too: here one form is enough. */
function withoutTyped(snippets: OperationSnippets | undefined): OperationSnippets | undefined {
  return (
    snippets && {
      ...snippets,
      requests: snippets.requests.map((request) => ({
        ...request,
        snippets: request.snippets.map(({ typed: _, ...snippet }) => snippet),
      })),
    }
  );
}

/** Returns a sort key that puts simple operations first: by the number of parameters, then by the length of the path. */
function weigh({ parameters, path }: Operation): number {
  return parameters.length * 1000 + path.length;
}
