import { toCents } from './decimal';
import { differences } from './identity';
import { isObject, type JsonObject } from '#core/json/json';
import { objectsIn, textOf } from './json';
import type { Example, World } from './load-world';

const DOCUMENT_TYPE: Record<string, string> = { sale: 'Invoice', refund: 'Credit' };

/** Says a request in the words of its answer. */
function asAnswered(request: JsonObject): JsonObject {
  const { tag_list: tags, customer: contact, type, ...same } = request;
  return {
    ...same,
    ...(typeof tags === 'string'
      ? { tag_list: tags.split(',').map((tag) => tag.trim()) }
      : tags && { tag_list: tags }),
    ...(contact === undefined ? {} : { contact, customer: contact }),
    ...(type === undefined ? {} : { type: DOCUMENT_TYPE[textOf(type)] ?? type }),
  };
}

function checkCharged(request: JsonObject, answer: JsonObject): string[] {
  const lines = objectsIn(answer['items']);
  return objectsIn(request['items']).flatMap((item, index) => {
    const total = lines[index]?.['total_amount_cents'];
    if (total === undefined) return [];
    return toCents(Number(item['amount'])) === BigInt(Number(total)) ? [] : [`/items/${index}/amount`];
  });
}

function checkPair(request: Example, answer: Example): string[] {
  if (!isObject(request.value) || !isObject(answer.value)) return [];
  const unlike = [
    ...differences(asAnswered(request.value), answer.value),
    ...checkCharged(request.value, answer.value),
  ];
  return unlike.map((path) => `${request.name}${path}: not what the answer shows`);
}

/** Checks that an answer shows what its request has sent. */
export const checkEchoes = (world: World): string[] =>
  world
    .filter(({ part }) => part === 'request')
    .flatMap((request) => {
      const isItsAnswer = ({ part, subject, variant }: Example): boolean =>
        part === 'answer' && subject === request.subject && variant === request.variant;
      const answer = world.find(isItsAnswer);
      return answer === undefined ? [`${request.name}: no answer`] : checkPair(request, answer);
    });
