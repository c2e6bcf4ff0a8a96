import { isObject } from '#core/json/json';
import type { BundledDescription } from '../bundle/bundled-description';
import type { Operation, Tag } from './api-model';
import { listOf, textOf } from '#core/json/read';
import { readKeywords } from './described';
import { buildExternalDocs } from './external-docs';
import { slugOf } from './slug';
import { uniqueName } from './unique-name';

/** First URL segments that pages of other kinds have. */
const RESERVED_SLUGS = ['objects', 'errors', 'index'];

/**
 * The tags that have operations: declared ones in the order of the description, then those that are only used.
 * @see https://spec.openapis.org/oas/v3.1.0#tag-object
 */
export function buildTags(bundle: BundledDescription, operations: Operation[]): Tag[] {
  const idsByTag = new Map(operations.map(({ tag }): [string, string[]] => [tag, []]));
  for (const { tag, id } of operations) idsByTag.get(tag)?.push(id);
  const declared = listOf(bundle.tags).filter(isObject);
  const names = new Set([...declared.flatMap(({ name }) => textOf(name) ?? []), ...idsByTag.keys()]);
  const taken = new Set(RESERVED_SLUGS);
  return [...names]
    .filter((name) => idsByTag.has(name))
    .map((name) => {
      const raw = declared.find((tag) => tag.name === name) ?? {};
      return {
        name,
        slug: uniqueName(taken, slugOf(name)),
        description: textOf(raw.description),
        externalDocs: buildExternalDocs(raw.externalDocs),
        operationIds: idsByTag.get(name) ?? [],
        ...readKeywords(raw),
      };
    });
}
