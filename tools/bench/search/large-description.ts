import type { JsonObject } from '#core/json/json';
import type { SearchRecord } from '#core/contracts/search-records';
import { buildRecords } from '../../../generator/emit/search/build-records';
import { buildApiModel } from '../../../generator/model/api/build-api-model';
import { createWordingContext } from '../../../generator/model/wording/wording-context';

const SYLLABLES = 'ba do ke li mo nu pa re si to va we zu cra dri flo gna plo ster quin'.split(' ');
const ACTIONS = ['get', 'post', 'put', 'delete'] as const;
const VERBS = { get: 'Get', post: 'Create', put: 'Update', delete: 'Remove' };

/** Words that the description is made of: the same in every run, `bado` and `quinster` among 400. */
export const NOUNS = SYLLABLES.flatMap((one) => SYLLABLES.map((other) => `${one}${other}`));

/** The records of an API that is large enough for an index in parts. */
export function createLargeRecords(tagCount = 45): SearchRecord[] {
  const tags = Array.from({ length: tagCount }, (_, number) => ({ name: `${nounAt(number * 7)} ${number}` }));
  const schemas = Array.from({ length: tagCount * 3 }, (_, number): [string, JsonObject] => [
    `Object${number}`,
    { title: `${nounAt(number)} ${nounAt(number * 3 + 1)}`, type: 'object', properties: listFields(number) },
  ]);
  return buildRecords(
    createWordingContext(
      buildApiModel({
        openapi: '3.1.0',
        info: { title: 'Large API', version: '1' },
        tags,
        paths: Object.fromEntries(tags.flatMap(({ name }, number) => listPaths(name, number))),
        components: { schemas: Object.fromEntries(schemas) },
      }),
    ),
  );
}

function listPaths(tag: string, number: number): [string, JsonObject][] {
  return Array.from({ length: 5 }, (_, index) => {
    const seed = number * 5 + index;
    const noun = nounAt(seed * 11);
    const operations = ACTIONS.map((method): [string, JsonObject] => [
      method,
      {
        operationId: `${method}${noun}${seed}`,
        tags: [tag],
        summary: `${VERBS[method]} a ${noun} of a ${nounAt(seed + 3)}`,
        description: `${VERBS[method]}s the ${noun} that a ${nounAt(seed * 5)} has.`,
        parameters: Array.from({ length: 3 }, (_, place) => ({
          name: `${nounAt(seed + place * 17)}_${nounAt(seed * 2 + place)}`,
          in: 'query',
          description: `Narrows the list to one ${nounAt(seed + place)}.`,
          schema: { type: 'string' },
        })),
        responses: { 200: { description: 'Done.' } },
      },
    ]);
    return [`/${noun}/${seed}`, Object.fromEntries(operations)];
  });
}

function listFields(number: number) {
  return Object.fromEntries(
    Array.from({ length: 14 }, (_, place) => [
      `${nounAt(number * 13 + place * 29)}_${nounAt(number + place * 5)}`,
      { type: 'string', description: `The ${nounAt(number + place)} of object ${number}.` },
    ]),
  );
}

function nounAt(number: number): string {
  return NOUNS[number % NOUNS.length] ?? '';
}
