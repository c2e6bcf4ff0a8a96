import { toCents } from './decimal';
import { differences } from './identity';
import { isObject, type JsonObject } from '#core/json/json';
import { objectsIn, asText } from './json';
import type { Example, World } from './load-world';

const DOCUMENT_TYPE: Record<string, string> = { sale: 'Invoice', refund: 'Credit' };

/** Says a request in the words of its response. */
function asReturned(request: JsonObject): JsonObject {
  const { tag_list: tags, customer: contact, type, ...same } = request;
  return {
    ...same,
    ...(typeof tags === 'string'
      ? { tag_list: tags.split(',').map((tag) => tag.trim()) }
      : tags && { tag_list: tags }),
    ...(contact === undefined ? {} : { contact, customer: contact }),
    ...(type === undefined ? {} : { type: DOCUMENT_TYPE[asText(type)] ?? type }),
  };
}

function checkCharged(request: JsonObject, response: JsonObject): string[] {
  const lines = objectsIn(response['items']);
  return objectsIn(request['items']).flatMap((item, index) => {
    const total = lines[index]?.['total_amount_cents'];
    if (total === undefined) return [];
    return toCents(Number(item['amount'])) === BigInt(Number(total)) ? [] : [`/items/${index}/amount`];
  });
}

function checkPair(request: Example, response: Example): string[] {
  if (!isObject(request.value) || !isObject(response.value)) return [];
  const unlike = [
    ...differences(asReturned(request.value), response.value),
    ...checkCharged(request.value, response.value),
  ];
  return unlike.map((path) => `${request.name}${path}: not what the response shows`);
}

/** Checks that a response shows what its request has sent. */
export const checkEchoes = (world: World): string[] =>
  world
    .filter(({ part }) => part === 'request')
    .flatMap((request) => {
      const isItsResponse = ({ part, subject, variant }: Example): boolean =>
        part === 'response' && subject === request.subject && variant === request.variant;
      const response = world.find(isItsResponse);
      return response === undefined ? [`${request.name}: no response`] : checkPair(request, response);
    });
