import type { DocumentedRequest, WorldIndex, WorldPart } from '../contracts/world-files';
import type { OperationPlan } from '../contracts/world-plan';
import type { WorldAnswer } from './answer';
import { requestOf } from './documented-request';
import { handle } from './handle';
import type { WorldRequest } from './read-request';
import { resetWorld, type StoredRecord, tableOf, type World } from './world';
import { worldOfParts } from './world-of-parts';

/** One reader's use of a world: what was loaded of it, and the records that requests created. Mutable. */
export interface Visit {
  index: WorldIndex;
  parts: Map<number, WorldPart>;
  world: World;
  /** By the key of the table, oldest first; a deleted one stays. */
  created: Map<string, StoredRecord[]>;
  /** The record that requests name, by the key of its table; without an entry, the documented one. */
  chosen: Map<string, string>;
  /** The keys of the tables that requests have changed. */
  changed: Set<string>;
}

/** A parameter in the path of an operation that names a record, where the reader has created any. */
export interface RecordChoice {
  parameter: string;
  table: string;
  ids: string[];
  /** Undefined for the documented one. */
  chosen?: string;
}

export function startVisit(index: WorldIndex): Visit {
  return {
    index,
    parts: new Map(),
    world: worldOfParts(index, []),
    created: new Map(),
    chosen: new Map(),
    changed: new Set(),
  };
}

/** The numbers of the parts that an operation needs and that are not loaded; undefined for an operation that the world does not have. */
export function missingParts({ index, parts }: Visit, operation: string): number[] | undefined {
  if (!Object.hasOwn(index.operations, operation)) return undefined;
  return index.operations[operation]!.filter((part) => !parts.has(part));
}

/** Adds parts to the world of a visit. Its records and its time stay. */
export function addParts(visit: Visit, loaded: ReadonlyMap<number, WorldPart>): void {
  for (const [part, content] of loaded) visit.parts.set(part, content);
  visit.world = worldOfParts(visit.index, [...visit.parts.values()], visit.world);
}

/** The documented request of this name, or else the first one; undefined if the operation has none. */
export function findDocumented(
  { parts }: Visit,
  operation: string,
  name: string,
): DocumentedRequest | undefined {
  const part = [...parts.values()].find(({ requests }) => Object.hasOwn(requests, operation));
  const requests = part?.requests[operation] ?? [];
  return requests.find((one) => one.name === name) ?? requests[0];
}

/**
 * Answers a documented request, about the chosen records. Records that it creates are chosen from then on. `isTooEarly` of an answer: it
 * lacks a record that no example has and that the reader has not created yet.
 */
export function runDocumented(
  visit: Visit,
  operation: string,
  documented: DocumentedRequest,
): { request: WorldRequest; answer: WorldAnswer; isTooEarly: boolean } {
  const { world } = visit;
  const { plan, facts } = world.operations.get(operation)!;
  const chosen = Object.fromEntries(
    listChoices(visit, operation).flatMap(({ parameter, chosen: id }) =>
      id === undefined ? [] : [[parameter, id]],
    ),
  );
  const request = requestOf(facts, documented, chosen);
  const known = new Set(recordsAbout(world, plan));
  const answer = handle(world, request);
  const tables = namedIn(plan).map(({ resource }) => tableKey(world, resource));
  const isTooEarly =
    (answer.rule === 'unknown-record' || answer.rule === 'unknown-parent') &&
    !tables.some((table) => visit.changed.has(table));
  if (answer.kind === 'answered' && request.method !== 'GET') {
    const table = tableKey(world, plan.resource);
    visit.changed.add(table);
    for (const record of recordsAbout(world, plan).filter((one) => !known.has(one)))
      keepCreated(visit, table, record);
  }
  return { request, answer, isTooEarly };
}

/** The choices of the records that the path of an operation names. */
export function listChoices({ world, created, chosen }: Visit, operation: string): RecordChoice[] {
  const { plan } = world.operations.get(operation)!;
  return namedIn(plan).flatMap(({ parameter, resource }): RecordChoice[] => {
    const table = tableKey(world, resource);
    const ids = (created.get(table) ?? []).map(({ id }) => String(id));
    const id = chosen.get(table);
    return ids.length === 0 ? [] : [{ parameter, table, ids, ...(id !== undefined && { chosen: id }) }];
  });
}

/** Chooses a record with its parents. @param id undefined: the documented one. */
export function chooseRecord(visit: Visit, table: string, id: string | undefined): void {
  if (id === undefined) {
    visit.chosen.delete(table);
    return;
  }
  visit.chosen.set(table, id);
  const record = visit.created.get(table)?.find((one) => String(one.id) === id);
  for (const [resource, parent] of Object.entries(record?.parents ?? {})) {
    const above = tableKey(visit.world, resource);
    const isCreated = visit.created.get(above)?.some((one) => String(one.id) === parent);
    if (isCreated) visit.chosen.set(above, parent);
    else visit.chosen.delete(above);
  }
}

/** Forgets everything that requests did. */
export function restart({ world, created, chosen, changed }: Visit): void {
  resetWorld(world);
  changed.clear();
  created.clear();
  chosen.clear();
}

function keepCreated(visit: Visit, table: string, record: StoredRecord): void {
  visit.created.set(table, [...(visit.created.get(table) ?? []), record]);
  chooseRecord(visit, table, String(record.id));
}

/** The parameters in the path that name a record, each with the key of its resource. */
function namedIn({ target, resource, scope }: OperationPlan): { parameter: string; resource: string }[] {
  const own = target?.in === 'path' && resource !== undefined ? [{ parameter: target.name, resource }] : [];
  return [...scope, ...own];
}

function tableKey({ resources }: World, resource = ''): string {
  return resources.get(resource)?.table ?? resource;
}

function recordsAbout(world: World, { resource }: OperationPlan): readonly StoredRecord[] {
  return tableOf(world, tableKey(world, resource))?.records ?? [];
}
