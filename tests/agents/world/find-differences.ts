import { isDeepStrictEqual } from 'node:util';
import type { JsonObject } from '#core/json/json';
import type { AllowedChange, Task } from '../task/task';
import type { Snapshot } from './snapshot';

type Records = ReadonlyMap<number, JsonObject>;

const NONE: Records = new Map();

/** Describes changes between two snapshots that a task does not allow, one sentence for each list and kind of change. */
export function findDifferences(before: Snapshot, after: Snapshot, { unchanged }: Task): string[] {
  return [...after].flatMap(([list, records]) =>
    differencesOf(list, before.get(list) ?? NONE, records, unchanged.except[list] ?? {}),
  );
}

function differencesOf(list: string, before: Records, after: Records, allowed: AllowedChange): string[] {
  const added = [...after.keys()].filter((id) => !before.has(id));
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const changed = [...before]
    .filter(([id, record]) => after.has(id) && !isDeepStrictEqual(record, after.get(id)))
    .map(([id]) => id);
  const wrongly = changed.filter((id) => !allowed.changed?.includes(id));
  return [
    ...(added.length === (allowed.new ?? 0)
      ? []
      : [`/${list} has ${added.length} new records instead of ${allowed.new ?? 0}`]),
    ...(isDeepStrictEqual(new Set(gone), new Set(allowed.gone ?? []))
      ? []
      : [`/${list} lost the records [${gone.join()}] instead of [${(allowed.gone ?? []).join()}]`]),
    ...(wrongly.length === 0 ? [] : [`/${list} has changed records: ${wrongly.join()}`]),
  ];
}
