import type { JsonObject } from '#core/json/json';
import { valueAt } from '#core/json/pointer';
import { isObject } from '#core/json/json';
import { tokensOf } from '#core/openapi/path-item';
import type { ApiModel, MediaType, Operation } from '../../../model/api/api-model';
import { formatPath } from '../format-path';
import type { Improvement } from './find-improvements';

/**
 * Finds what only the author of an API knows: its server, and examples of the bodies whose values are made from the schema. Each is
 * an action to fill in.
 * @param document the entry document as it is written.
 */
export function findDrafts(document: JsonObject, { servers, operations }: ApiModel): Improvement[] {
  const server: Improvement = {
    target: '$',
    update: { servers: [{ url: 'https://api.example.com' }] },
    reasons: ['The description names no server: write the address of yours.'],
  };
  const examples = operations.flatMap((operation) => draftsOf(operation, document));
  return document.swagger === undefined && servers.length === 0 ? [server, ...examples] : examples;
}

function draftsOf({ path, method, requestBody, responses }: Operation, document: JsonObject): Improvement[] {
  const own = ['paths', path, ...tokensOf(method)];
  const answered = responses.find(({ status }) => status.startsWith('2'));
  const bodies: [string[], readonly MediaType[]][] = [
    [[...own, 'requestBody'], requestBody?.content ?? []],
    [[...own, 'responses', answered?.status ?? ''], answered?.content ?? []],
  ];
  return bodies.flatMap(([tokens, content]) => {
    const [first] = content;
    const [example] = first?.examples ?? [];
    if (!first || !example?.isSample) return [];
    const way = [...tokens, 'content', first.mediaType];
    // A body that is referred to has its examples elsewhere.
    if (!isObject(valueAt(document, way))) return [];
    const reasons = [
      'It has no example: this one is made from the schema. Write values that a reader would send or get.',
    ];
    return [{ target: formatPath(way), update: { example: example.value }, reasons }];
  });
}
