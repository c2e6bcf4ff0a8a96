import type { SearchSection } from '#core/search/create-records';
import { createClaimId } from '../../model/addresses/anchors';
import type { Parameter, Webhook } from '../../model/api/api-model';
import type { WordingContext } from '../../model/wording/wording-context';
import { listBodyFields, listResponseFields } from './bodies';
import { groupOf } from './groups';
import { listHeaders } from './headers';
import { listParameters } from './parameters';
import { plainText } from '#core/text/plain-text';

/** Events by their names, and the fields of what they tell; what happened is a word for an event. */
export function listEvents(context: WordingContext): SearchSection[] {
  return context.model.webhooks.flatMap((webhook) => describeEvent(webhook, context));
}

function describeEvent(
  { event, slug, summary, description, keywords = [], parameters, requestBody, responses }: Webhook,
  context: WordingContext,
): SearchSection[] {
  const titles = [groupOf('Events', context), event];
  const page = context.addresses.event(slug);
  const place = { titles, page, claimId: createClaimId() };
  return [
    {
      kind: 'event',
      titles,
      content: plainText(description ?? summary),
      url: page,
      keywords: [summary, ...keywords],
    },
    ...listHeaders(parameters.filter(isHeader), 'header', place, context),
    ...listParameters(
      parameters.filter((parameter) => !isHeader(parameter)),
      place,
      context,
    ),
    ...listBodyFields(
      requestBody?.content ?? [],
      { ...place, prefix: 'request', direction: 'response' },
      context,
    ),
    ...responses.flatMap((response) => listResponseFields(response, place, context)),
  ];
}

function isHeader(parameter: Parameter): boolean {
  return parameter.in === 'header';
}
