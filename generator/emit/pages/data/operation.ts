import { sentMethod } from '#core/http/methods';
import { textOf } from '#core/json/read';
import type { Operation, Response } from '../../../model/api/api-model';
import { isError } from '../../../model/api/is-error';
import type { OperationSnippets } from '../../snippets/operation-snippets';
import { omitFalse } from '../omit-empty';
import type { PageContext } from '../page-context';
import type { Html, OperationData, ResponseData } from '#core/contracts/page-data';
import { buildCallbacksData } from './callbacks';
import { withExternalDocs } from '../../../model/api/external-docs';
import { linkTo } from '../markdown/link-to';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { linkSuccessors } from './link-successors';
import { buildEffects } from './effects';
import { buildLiveOperation } from './live';
import { buildNotesData } from './notes';
import { buildParametersData } from './parameters';
import { buildRequestBodyData } from './request-body';
import { buildErrorRow, buildResponseData } from './responses';
import { buildSecurityData } from './security';
import { buildOwnServers } from './servers';
import { buildSnippetsData } from './snippets';
import type { UseRecord } from './uses';

/** Builds the data of the page of an operation, and records in `uses` which objects its bodies hold, and where. */
export function buildOperationData(
  operation: Operation,
  snippets: OperationSnippets | undefined,
  uses: UseRecord,
  context: PageContext,
): OperationData {
  const { id, method, path, summary, responses } = operation;
  const { slug, title } = context.getTag(operation.tag);
  const { claimId } = uses;
  const errors = outcomeFirst(
    responses.filter((response) => isError(response, responses)),
    responses,
  );
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
    method: sentMethod(method),
    path,
    summary,
    html: context.renderMarkdown(
      withExternalDocs({
        ...operation,
        description: joinDescriptions([nameBadges(operation), textBelowName(operation, context)]),
      }),
      2,
    ),
    deprecated: omitFalse(operation.deprecated),
    life: context.life.whole,
    basis: operation.basis,
    notes: buildNotesData(operation.notes, context),
    tag: { label: title, href: context.addresses.tag(slug) },
    servers: operation.servers.map(({ url, description }) => ({ url, description })),
    ownServers: buildOwnServers(operation.servers, context),
    security: buildSecurityData(operation.security, context),
    ...parts,
    responses: withEffects(parts.responses, buildEffects(context.getEffects(id), context)),
    errorAdvice: textOf(context.model.extensions['error-advice']),
    callbacks: buildCallbacksData(operation.callbacks, uses, context),
    live: buildLiveOperation(operation, context),
    ...buildSnippetsData(snippets, operation, parts, context),
  };
}

/** Adds the changes in other records to the text of the first response. */
function withEffects([first, ...others]: ResponseData[], effects: Html | undefined): ResponseData[] {
  if (first === undefined) return others;
  if (effects === undefined) return [first, ...others];
  return [{ ...first, html: [first.html, effects].filter(Boolean).join('\n') }, ...others];
}

/** The statuses of an operation that is not there any more or yet, whatever the request. */
const UNAVAILABLE: readonly string[] = ['410', '501'];

/** Puts the status first that is the outcome of an operation without a success; pages open with the first. */
function outcomeFirst(errors: readonly Response[], all: readonly Response[]): Response[] {
  if (errors.length < all.length) return [...errors];
  const [outcomes, others] = [true, false].map((isOutcome) =>
    errors.filter(({ status }) => UNAVAILABLE.includes(status) === isOutcome),
  );
  return [...(outcomes ?? []), ...(others ?? [])];
}

/** The description; one that only repeats the name above it says nothing. */
function textBelowName(operation: Operation, context: PageContext): string | undefined {
  const text = linkSuccessors(operation, context);
  return text?.trim().replace(/\.$/, '') === operation.summary ? undefined : text;
}

/** The badges on one line, before the description. */
function nameBadges({ badges }: Operation): string | undefined {
  return badges.map((badge) => `**${linkTo(badge, undefined)}**`).join(' · ') || undefined;
}
