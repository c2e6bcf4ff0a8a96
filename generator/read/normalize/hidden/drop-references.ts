import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf, textOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { findTarget } from '../find-target';

/**
 * Removes what leads to hidden parts other than by `$ref`: links to their operations, entries of discriminators, and names of
 * tags. Changes `description`, whose hidden parts are still in it.
 */
export function dropReferences(description: JsonObject, isHidden: (part: Json) => boolean): void {
  const operationIds = new Set<Json>();
  eachPart(description, (part) => {
    if (typeof part.operationId === 'string' && isHidden(part)) operationIds.add(part.operationId);
  });
  const leadsToHidden = (reference: Json | undefined) => {
    const text = textOf(reference);
    const target = text === undefined ? undefined : findTarget(text, description);
    return target !== undefined && isHidden(target.value);
  };
  const hiddenTags = new Set(
    listOf(description.tags)
      .filter(isHidden)
      .map((tag) => objectOf(tag).name ?? null),
  );
  const withoutHiddenTags = (names: Json | undefined) =>
    listOf(names).filter((name) => !hiddenTags.has(name));
  eachPart(description, (part, isMap) => {
    if (isMap) return;
    dropEntries(objectOf(part.links), (link) => {
      const { operationId = '', operationRef } = objectOf(link);
      return operationIds.has(operationId) || leadsToHidden(operationRef);
    });
    const discriminator = objectOf(part.discriminator);
    dropEntries(objectOf(discriminator.mapping), leadsToHidden);
    if (leadsToHidden(discriminator.defaultMapping)) delete discriminator.defaultMapping;
    if (Array.isArray(part.tags)) part.tags = withoutHiddenTags(part.tags);
  });
  for (const group of listOf(description['x-tagGroups']).map(objectOf))
    group.tags = withoutHiddenTags(group.tags);
}

function dropEntries(entries: JsonObject, isGone: (entry: Json) => boolean): void {
  for (const [name, entry] of entriesOf(entries)) if (isGone(entry)) delete entries[name];
}
