import type { Operation } from '../../model/api-model';
import { isError } from '../../model/is-error';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import { trueOrNothing } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { OperationData, RequestBodyData } from '#core/contracts/page-data';
import { tagUrl } from '../../addresses/urls';
import type { SchemaLocation } from '../fields/build-schema-data';
import { buildContent } from './content';
import { buildNotesData } from './notes';
import { buildParametersData } from './parameters';
import { buildErrorRow, buildResponseData } from './responses';
import { buildSecurityData } from './security';
import { buildSnippetsData } from './snippets';
import type { UseRecord } from './uses';

/** Everything on the page of an operation. `uses` learns which objects its bodies hold, and where. */
export function buildOperationData(
  operation: Operation,
  snippets: OperationSnippets | undefined,
  uses: UseRecord,
  context: PageContext,
): OperationData {
  const { id, method, path, summary, responses } = operation;
  const { slug, name } = context.getTag(operation.tag);
  const { claimId } = uses;
  const errors = responses.filter((response) => isError(response, responses));
  const parts = {
    parameters: buildParametersData(operation.parameters, claimId, context),
    requestBody: buildRequestBodyData(
      operation,
      { claimId, onReference: (ref, place) => uses.add(ref, 'request', place) },
      context,
    ),
    responses: responses
      .filter((response) => !errors.includes(response))
      .map((response) =>
        buildResponseData(
          response,
          { claimId, onReference: (ref, place) => uses.add(ref, 'response', place) },
          context,
        ),
      ),
    errors: errors.map((response) => buildErrorRow(id, response, claimId, context)),
  };
  return {
    id,
    method,
    path,
    summary,
    html: context.renderMarkdown(operation.description, 2),
    deprecated: trueOrNothing(operation.deprecated),
    basis: operation.basis,
    notes: buildNotesData(operation.notes, context),
    tag: { label: name, href: tagUrl(slug) },
    servers: operation.servers.map(({ url, description }) => ({ url, description })),
    security: buildSecurityData(operation.security, context),
    ...parts,
    ...buildSnippetsData(snippets, parts, context),
  };
}

/** The body that a caller sends, or that the API sends for an event. */
export function buildRequestBodyData(
  { requestBody }: Operation,
  location: Omit<SchemaLocation, 'prefix' | 'role'>,
  context: PageContext,
  role: SchemaLocation['role'] = 'request',
): RequestBodyData | undefined {
  if (!requestBody) return undefined;
  return {
    required: trueOrNothing(requestBody.required),
    html: context.renderMarkdown(requestBody.description),
    content: buildContent(requestBody.content, { ...location, prefix: 'request', role }, context) ?? [],
  };
}
