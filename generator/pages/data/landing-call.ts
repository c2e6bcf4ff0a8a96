import type { OperationData, RequestData } from '#core/contracts/page-data';
import { operationUrl } from '../../addresses/urls';
import type { Operation } from '../../model/api-model';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import type { PageContext } from '../page-context';
import { buildOperationData } from './operation';
import { Uses } from './uses';

/** A request that only reads and needs the least, and its response: what a caller tries first. */
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
  const responses = data.responses.slice(0, 1).map(({ status, name, content }) => ({
    status,
    name,
    content: content?.map(({ mediaType, examples }) => ({ mediaType, examples })),
  }));
  return {
    ...data,
    requests: data.requests.map((request) => leadToPage(request, operation, context)),
    parameters: undefined,
    notes: undefined,
    basis: undefined,
    responses,
    errors: [],
    callbacks: undefined,
  };
}

/** Names in the code lead to fields, which stand on the page of the operation only. */
function leadToPage(request: RequestData, { slug, tag }: Operation, { getTag }: PageContext): RequestData {
  const page = operationUrl(getTag(tag).slug, slug);
  const snippets = request.snippets.map((snippet) => ({
    ...snippet,
    code: snippet.code.replaceAll('<a class="typed" href="#', `<a class="typed" href="${page}#`),
  }));
  return { ...request, snippets };
}

/** Of two operations with as many parameters the one with the shorter path is the simpler one. */
function weigh({ parameters, path }: Operation): number {
  return parameters.length * 1000 + path.length;
}
