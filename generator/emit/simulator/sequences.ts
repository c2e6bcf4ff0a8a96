import type { Json } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import type { ResponseExample } from './collect-examples';
import type { RecordSettings } from './settings/settings';

/** Returns the sequence that the ids of a resource come from. */
export function sequenceOf(resource: string, settings: RecordSettings): string {
  return sharedSequences(settings)[resource] ?? resource;
}

/** Returns the shared sequences, by resource. */
export function sharedSequences({ sequences }: RecordSettings): Record<string, string> {
  const pairs = Object.entries(sequences).flatMap(([sequence, resources]) =>
    resources.map((resource) => [resource, sequence]),
  );
  return Object.fromEntries(pairs) as Record<string, string>;
}

/** Returns the highest id of each sequence in the examples, so that a new record never takes the id of a documented one. */
export function highestIds(examples: ResponseExample[], settings: RecordSettings): Record<string, number> {
  const highest: Record<string, number> = {};
  const count = (sequence: string, id: Json | undefined): void => {
    if (typeof id === 'number') highest[sequence] = Math.max(highest[sequence] ?? 0, id);
  };
  for (const { resource, value } of examples) {
    count(sequenceOf(resource, settings), value.id);
    for (const [member, sequence] of Object.entries(settings.nestedIds)) {
      for (const entry of listOf(value[member])) count(sequence, objectOf(entry).id);
    }
    for (const [member, nested] of Object.entries(settings.nested)) {
      count(nested, objectOf(value[member]).id);
    }
  }
  return highest;
}
