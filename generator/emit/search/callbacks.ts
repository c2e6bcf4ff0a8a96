import type { SearchSection } from '#core/search/create-records';
import { anchorIn } from '../../model/addresses/anchors';
import type { Callback } from '../../model/api/api-model';
import { plainText } from '#core/text/plain-text';
import type { WordingContext } from '../../model/wording/wording-context';
import { listBodyFields, listResponseFields } from './bodies';
import type { BodiesPlace } from './describe-field';
import { listParameters } from './parameters';

/** The callbacks of an operation, their parameters, and the fields of their bodies. */
export function listCallbacks(
  callbacks: readonly Callback[],
  place: BodiesPlace,
  context: WordingContext,
): SearchSection[] {
  const heads = callbacks.map((callback) => ({ id: place.claimId('callback', callback.name), callback }));
  return heads.flatMap(({ id, callback }) => [
    describeCallback(callback, id, place),
    ...listFieldsOf(callback, id, place, context),
  ]);
}

function describeCallback(
  { name, summary, description, keywords = [] }: Callback,
  id: string,
  { titles, page, claimId: _, ...call }: BodiesPlace,
): SearchSection {
  return {
    kind: 'event',
    titles: [...titles, name],
    content: plainText(description ?? summary),
    url: `${page}#${id}`,
    ...call,
    keywords: [summary, ...keywords],
  };
}

/** From the reader's point of view, requests of the API are responses. */
function listFieldsOf(
  { name, parameters, requestBody, responses }: Callback,
  within: string,
  { titles, ...around }: BodiesPlace,
  context: WordingContext,
): SearchSection[] {
  const place = { ...around, titles: [...titles, name] };
  const prefix = anchorIn(within, 'request');
  return [
    ...listParameters(parameters, place, context, within),
    ...listBodyFields(requestBody?.content ?? [], { ...place, prefix, direction: 'response' }, context),
    ...responses.flatMap((response) => listResponseFields(response, { ...place, within }, context)),
  ];
}
