import { isHttpMethod } from '#core/http/methods';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { ADDITIONAL } from '#core/openapi/path-item';
import { dropHiddenValues } from './drop-hidden-values';
import { watchOrphans } from './drop-orphans';
import { dropReferences } from './drop-references';
import { findMarks } from './marks';
import { dropRequiredNames } from './drop-required-names';

/** Lists of schemas. An empty one is not allowed, and in a tuple the position of each schema counts. */
const CHOICES: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf']);
const TUPLE = 'prefixItems';

/**
 * Removes the parts that the author keeps from readers, and everything that only they used or that leads to them: components, links,
 * names in lists, and values in examples. Changes `description`. A security scheme is never hidden: without it, an operation would
 * look open.
 * @param audiences those that the docs are made for.
 */
export function hideParts(description: JsonObject, audiences: readonly string[] = []): void {
  const isMarked = findMarks(description, audiences);
  const hidden = findHidden(description, isMarked);
  if (hidden.size === 0) return;
  const isHidden = (part: Json | undefined) => isObject(part) && hidden.has(part);
  const dropOrphans = watchOrphans(description);
  dropHiddenValues(description, isHidden);
  dropRequiredNames(description, isHidden);
  dropReferences(description, isHidden);
  eachPart(description, (part) => dropMembers(part, isHidden));
  dropEmptyPaths(description);
  dropOrphans();
}

/** Finds the marked parts, references to them, and the operations that have only hidden tags. */
function findHidden(description: JsonObject, isMarked: (part: Json) => boolean): Set<JsonObject> {
  const hidden = new Set<JsonObject>();
  const securitySchemes = objectOf(objectOf(description.components).securitySchemes);
  const hiddenTags = new Set(
    listOf(description.tags).flatMap((tag) => (isMarked(tag) ? [textOf(objectOf(tag).name)] : [])),
  );
  eachPart(description, (part, isMap) => {
    const tags = isMap ? [] : textsOf(part.tags);
    const hasHiddenTags = tags.length > 0 && tags.every((tag) => hiddenTags.has(tag));
    if (hasHiddenTags || isMarked(part)) hidden.add(part);
  });
  for (const scheme of Object.values(securitySchemes)) hidden.delete(objectOf(scheme));
  for (const needed of [description, objectOf(description.info), objectOf(description.components)])
    hidden.delete(needed);
  return hidden;
}

function dropMembers(part: JsonObject, isHidden: (part: Json) => boolean): void {
  for (const [key, member] of Object.entries(part)) {
    if (isHidden(member)) delete part[key];
    if (!Array.isArray(member) || !member.some(isHidden)) continue;
    const visible = member.filter((item) => !isHidden(item));
    if (key === TUPLE) part[key] = member.map((item) => (isHidden(item) ? {} : item));
    else if (CHOICES.has(key) && visible.length === 0) delete part[key];
    else part[key] = visible;
  }
}

/** Removes the paths and webhooks that have no operation: their addresses are hidden as well. */
function dropEmptyPaths(description: JsonObject): void {
  for (const items of [description.paths, description.webhooks, description['x-webhooks']]) {
    for (const [path, item] of entriesOf(items)) {
      const members = objectOf(item);
      const hasOperations =
        Object.keys(members).some((key) => isHttpMethod(key) || key === '$ref') ||
        entriesOf(members[ADDITIONAL]).length > 0;
      if (!hasOperations) delete objectOf(items)[path];
    }
  }
}
