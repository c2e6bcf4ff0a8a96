import { isObject, type JsonObject } from '#core/json/json';
import type { BundledDescription } from '../normalize/bundled-description';
import type { Operation, Tag } from './api-model';
import { listOf, textOf } from '#core/json/read';
import { readKeywords } from './described';
import { buildExternalDocs } from './external-docs';
import { slugOf } from './slug';
import { uniqueName } from './unique-name';

/** First URL segments of other kinds of pages. */
const RESERVED_SLUGS = ['objects', 'errors', 'changelog', 'index'];

/**
 * Returns the tags that have operations or a description: declared ones in the order of the description, then undeclared ones.
 * @see https://spec.openapis.org/oas/v3.1.0#tag-object
 */
export function buildTags(bundle: BundledDescription, operations: Operation[]): Tag[] {
  const idsByTag = groupIds(operations, ({ tag }) => [tag]);
  const otherIdsByTag = groupIds(operations, ({ otherTags }) => otherTags);
  const declared = listOf(bundle.tags).filter(isObject);
  const used = [...idsByTag.keys(), ...otherIdsByTag.keys()];
  const names = new Set([...declared.flatMap(({ name }) => textOf(name) ?? []), ...used]);
  const taken = new Set(RESERVED_SLUGS);
  return [...names]
    .map((name) => ({ name, raw: declared.find((tag) => tag.name === name) ?? {} }))
    .filter(({ name, raw }) => isTagName(name) && (used.includes(name) || isDescribed(raw)))
    .map(({ name, raw }) => ({
      name,
      slug: uniqueName(taken, slugOf(name)),
      description: textOf(raw.description),
      externalDocs: buildExternalDocs(raw.externalDocs),
      operationIds: idsByTag.get(name) ?? [],
      otherOperationIds: otherIdsByTag.get(name) ?? [],
      ...readKeywords(raw),
    }));
}

/** Whether a name can be a tag: an empty one could not be displayed. */
export function isTagName(name: string): boolean {
  return name.trim() !== '';
}

function isDescribed({ description, externalDocs }: JsonObject): boolean {
  return Boolean(textOf(description)) || buildExternalDocs(externalDocs) !== undefined;
}

/** Groups the ids of operations by tag, each group in the order of `operations`. */
export function groupIds(
  operations: readonly Operation[],
  tagsOf: (operation: Operation) => readonly string[],
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const operation of operations)
    for (const tag of tagsOf(operation)) {
      const ids = groups.get(tag) ?? [];
      ids.push(operation.id);
      groups.set(tag, ids);
    }
  return groups;
}
