import type { Webhook } from '../../../model/api/api-model';
import type { PageContext } from '../page-context';
import type { WebhookData } from '#core/contracts/page-data';
import { withExternalDocs } from '../../../model/api/external-docs';
import { joinDescriptions } from '../../../model/api/schema/own-description';
import { withDeprecation } from '../../../model/wording/deprecation-text';
import { buildNotesData } from './notes';
import { buildParametersData } from './parameters';
import { buildRequestBodyData } from './request-body';
import { buildResponseData } from './responses';
import { describeOwnServers } from './servers';
import type { UseRecord } from './uses';

/** Builds the page of an event. Its body is treated as a response, without write-only fields: the API sends it to the reader. */
export function buildWebhookData(webhook: Webhook, uses: UseRecord, context: PageContext): WebhookData {
  const { claimId } = uses;
  const onReference = (name: string, place: string) => uses.add(name, 'event', place);
  return {
    event: webhook.event,
    id: webhook.id,
    summary: webhook.summary,
    life: context.life.whole,
    html: context.renderMarkdown(
      withDeprecation(
        joinDescriptions([withExternalDocs(webhook), describeOwnServers(webhook.servers, context)]),
        webhook,
      ),
      3,
    ),
    basis: webhook.basis,
    notes: buildNotesData(webhook.notes, context),
    parameters: buildParametersData(webhook.parameters, claimId, context),
    requestBody: buildRequestBodyData(webhook, { claimId, onReference }, context, 'response'),
    responses: webhook.responses.map((response) => buildResponseData(response, { claimId }, context)),
  };
}
