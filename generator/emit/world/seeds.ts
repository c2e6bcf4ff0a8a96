import type { AnswerPlan, OperationPlan, ResourcePlan, SeedPlan } from '#core/contracts/world-plan';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { joinPointer, parsePointer, valueAt } from '#core/json/pointer';
import { type ReadOperation, writtenExamples } from './read-operations';

/** The operations whose examples show records: the first that shows one decides what it is. */
const ORDER = [
  ['get', 'singletonGet'],
  ['list', 'search'],
  ['create'],
  ['replace', 'merge', 'singletonReplace', 'singletonMerge'],
];

/**
 * Finds the records in the examples of answers. Of several examples for one id, the first is the record; nothing of the others is
 * added to it, because a mixture looks real and is not.
 */
export function findSeeds(
  reads: ReadonlyMap<string, ReadOperation>,
  operations: readonly OperationPlan[],
  resources: readonly ResourcePlan[],
): SeedPlan[] {
  const byKey = new Map(resources.map((resource) => [resource.key, resource]));
  const seeds = ORDER.flatMap((roles) =>
    operations
      .filter(({ role }) => roles.includes(role))
      .flatMap((plan) => {
        const resource = byKey.get(plan.resource ?? '');
        const read = reads.get(plan.id);
        return resource && read ? seedsOf(plan, resource, read) : [];
      }),
  );
  const first = new Map<string, SeedPlan>();
  for (const seed of seeds) {
    const key = JSON.stringify([seed.table, String(seed.id), isSingleton(seed, byKey) ? seed.parents : '']);
    const known = first.get(key);
    if (known === undefined) first.set(key, seed);
    else first.set(key, { ...known, aliases: [...new Set([...known.aliases, ...seed.aliases])] });
  }
  return [...first.values()];
}

function isSingleton({ table }: SeedPlan, byKey: ReadonlyMap<string, ResourcePlan>): boolean {
  return byKey.get(table)?.kind === 'singleton';
}

function seedsOf(plan: OperationPlan, resource: ResourcePlan, read: ReadOperation): SeedPlan[] {
  const { answer } = plan;
  if (answer === undefined || read.success === undefined) return [];
  return writtenExamples(read.media).flatMap(({ name, value }, index) =>
    recordsIn(value, answer).flatMap(({ record, at }): SeedPlan[] => {
      const shown = resource.identity?.member;
      const own = shown === undefined ? undefined : valueAt(record, parsePointer(shown));
      const ofPath = answer.kind === 'record' && index === 0 ? idInPath(plan, read) : undefined;
      const id = resource.kind === 'singleton' ? '' : isId(own) ? own : ofPath;
      if (!isId(id)) return [];
      return [
        {
          table: resource.table,
          id,
          aliases: ofPath === undefined || String(ofPath) === String(id) ? [] : [String(ofPath)],
          parents: parentsOf(plan, read),
          source: { operation: plan.id, status: read.success!.status, example: name, at },
        },
      ];
    }),
  );
}

/** The records that the example of an answer shows, and where. */
function recordsIn(value: Json, { kind, at, wrap }: AnswerPlan): { record: JsonObject; at: string }[] {
  const held = valueAt(value, parsePointer(at));
  const entries: [string, Json][] =
    kind === 'record'
      ? []
      : Object.entries((Array.isArray(held) || isObject(held) ? held : {}) as JsonObject);
  const pointers =
    kind === 'record'
      ? [at]
      : entries.map(([key]) =>
          wrap === undefined ? joinPointer(at, key) : joinPointer(joinPointer(at, key), wrap),
        );
  return pointers.flatMap((pointer) => {
    const record = valueAt(value, parsePointer(pointer));
    return isObject(record) ? [{ record, at: pointer }] : [];
  });
}

function idInPath({ target }: OperationPlan, read: ReadOperation): string | number | undefined {
  return target?.in === 'path' ? exampleOf(read, target.name) : undefined;
}

function exampleOf({ operation }: ReadOperation, name: string): string | number | undefined {
  const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
  const value = parameter?.examples.find(({ isSample }) => !isSample)?.value;
  return isId(value) ? value : undefined;
}

function parentsOf({ scope }: OperationPlan, read: ReadOperation): Record<string, string> {
  return Object.fromEntries(
    scope.flatMap(({ parameter, resource }) => {
      const value = exampleOf(read, parameter);
      return value === undefined ? [] : [[resource, String(value)]];
    }),
  );
}

function isId(value: Json | undefined): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
