import { isObject, type JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import type { Operation, Tag } from './api-model';
import { labelOf, listOf, textOf } from '#core/json/read';
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
  const parents = new Set(declared.flatMap(({ parent }) => textOf(parent) ?? []));
  const names = new Set([...declared.flatMap(({ name }) => textOf(name) ?? []), ...used]);
  const taken = new Set(RESERVED_SLUGS);
  return [...names]
    .map((name) => ({ name, raw: declared.find((tag) => tag.name === name) ?? {} }))
    .filter(
      ({ name, raw }) => isTagName(name) && (used.includes(name) || parents.has(name) || isDescribed(raw)),
    )
    .map(({ name, raw }) => ({
      name,
      title: titleOf(name, raw),
      ...parentOf(name, declared),
      slug: uniqueName(taken, slugOf(name)),
      description: textOf(raw.description),
      externalDocs: buildExternalDocs(raw.externalDocs),
      operationIds: idsByTag.get(name) ?? [],
      otherOperationIds: otherIdsByTag.get(name) ?? [],
      ...readKeywords(raw),
    }));
}

/** The parent of a tag, unless the parents lead in a circle or to a tag that is not declared. */
function parentOf(name: string, declared: readonly JsonObject[]): Pick<Tag, 'parent'> {
  const above = (child: string) => textOf(declared.find((tag) => tag.name === child)?.parent);
  const parent = above(name);
  const seen = new Set([name]);
  for (let at = parent; at !== undefined; at = above(at)) {
    if (seen.has(at) || !declared.some((tag) => tag.name === at)) return {};
    seen.add(at);
  }
  return parent === undefined ? {} : { parent };
}

/** Kinds of tags that are shown on operations and group none. */
const KINDS_OF_MARKS = ['badge', 'audience'];

/** The tags that do not group operations: traits (`x-traitTag`), and marks such as `kind: badge` of OpenAPI 3.2. */
export function readMarkTags({ tags }: BundledDescription): Map<string, { badge?: string }> {
  const declared = listOf(tags).filter(isObject);
  return new Map(
    declared.flatMap((raw) => {
      const name = textOf(raw.name);
      const isBadge = KINDS_OF_MARKS.includes(textOf(raw.kind) ?? '');
      if (name === undefined || !(isBadge || raw['x-traitTag'] === true)) return [];
      return [[name, isBadge ? { badge: titleOf(name, raw) } : {}] as const];
    }),
  );
}

/** The name of a tag for readers. */
function titleOf(name: string, raw: JsonObject): string {
  return labelOf(raw['x-displayName']) ?? labelOf(raw.summary) ?? name;
}

/** Whether a name can be a tag: an empty one could not be displayed. */
export function isTagName(name: string): boolean {
  return name.trim() !== '';
}

function isDescribed({ description, externalDocs }: JsonObject): boolean {
  return Boolean(textOf(description)) || buildExternalDocs(externalDocs) !== undefined;
}

/** Returns the tags with the ids of their operations in the order of these. */
export function withIdsOf(tags: readonly Tag[], operations: readonly Operation[]): Tag[] {
  const ids = groupIds(operations, ({ tag }) => [tag]);
  const otherIds = groupIds(operations, ({ otherTags }) => otherTags);
  return tags.map((tag) => ({
    ...tag,
    operationIds: ids.get(tag.name) ?? [],
    otherOperationIds: otherIds.get(tag.name) ?? [],
  }));
}

/** Groups the ids of operations by tag, each group in the order of `operations`. */
function groupIds(
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
