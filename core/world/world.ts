import type { Validator } from '../contracts/validators';
import type { OperationFacts, ResponseFacts, WorldContract } from '../contracts/world-contract';
import type { OperationPlan, ResourcePlan, WorldPlan } from '../contracts/world-plan';
import { isObject, type JsonObject } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import { createMatcher, type MatchPath } from './match-path';
import { type Origins, setOrigin } from './provenance';

/** The parts that a world is made from. */
export interface WorldSource {
  plan: WorldPlan;
  contract: WorldContract;
  /** Returns the validator of a name in the contract. @throws for a schema that cannot be compiled. */
  validatorOf: (name: string) => Validator;
  /** Varies values that are made; ids, times and examples stay the same. Default: 1. */
  seed?: number;
}

/** One record. Parents are ids by the key of their collection; without an entry, it belongs to any. */
export interface StoredRecord {
  id: string | number;
  aliases: string[];
  parents: Record<string, string>;
  value: JsonObject;
  origins: Origins;
  /** The operation whose example it is; absent as soon as a client has changed it. */
  seedOf?: string;
}

/** The records of a resource and of all that show the same. */
export interface Table {
  resource: ResourcePlan;
  records: StoredRecord[];
  isCreatable: boolean;
  /** Whether examples show some of its records. */
  hasSeeds: boolean;
  /** The highest number that ids were made from. */
  counter: number;
  /** Singletons that a client has deleted, by their parents. */
  deleted: Set<string>;
}

/** A world: the state of an API as its plan says. Mutable. */
export interface World extends Required<WorldSource> {
  operations: ReadonlyMap<string, { plan: OperationPlan; facts: OperationFacts }>;
  resources: ReadonlyMap<string, ResourcePlan>;
  match: MatchPath;
  tables: Map<string, Table>;
  /** Unix seconds; each request is a second later. */
  now: number;
  /** Examples that no record was made from, because they contradict their schema. */
  unfit: Set<string>;
}

export function createWorld(source: WorldSource): World {
  const { plan, contract } = source;
  const facts = new Map(contract.operations.map((operation) => [operation.id, operation]));
  const operations = plan.operations.flatMap(
    (one): [string, { plan: OperationPlan; facts: OperationFacts }][] => {
      const found = facts.get(one.id);
      return found === undefined ? [] : [[one.id, { plan: one, facts: found }]];
    },
  );
  return {
    seed: 1,
    ...source,
    operations: new Map(operations),
    resources: new Map(plan.resources.map((resource) => [resource.key, resource])),
    match: createMatcher(contract),
    tables: new Map(),
    now: plan.clock,
    unfit: new Set(),
  };
}

/** Forgets everything that clients did. */
export function resetWorld(world: World): void {
  world.tables.clear();
  world.unfit.clear();
  world.now = world.plan.clock;
}

/** Returns the table of a resource, with the records of the examples when it is first asked for. */
export function tableOf(world: World, key: string): Table | undefined {
  const named = world.resources.get(key);
  const resource = named && (world.resources.get(named.table) ?? named);
  if (resource === undefined) return undefined;
  const known = world.tables.get(resource.key);
  if (known) return known;
  const views = world.plan.resources.filter(({ table }) => table === resource.key);
  const records = world.plan.seeds
    .filter(({ table }) => table === resource.key)
    .flatMap((seed) => readSeed(world, seed));
  const table: Table = {
    resource,
    records,
    isCreatable: views.some(({ isCreatable }) => isCreatable),
    hasSeeds: records.length > 0,
    counter: 0,
    deleted: new Set(),
  };
  world.tables.set(resource.key, table);
  return table;
}

function readSeed(world: World, seed: WorldPlan['seeds'][number]): StoredRecord[] {
  const { operation, status, example, at } = seed.source;
  const response = world.operations.get(operation)?.facts.responses.find((one) => one.status === status);
  const whole = response?.examples.find(({ name }) => name === example)?.value;
  if (response === undefined || whole === undefined) return [];
  const value = valueAt(whole, parsePointer(at));
  if (!isObject(value)) return [];
  if (!isFit(world, response, whole)) {
    world.unfit.add(`${operation} ${status} ${example}`);
    return [];
  }
  const origins: Origins = new Map();
  setOrigin(origins, '', 'example');
  return [
    {
      id: seed.id,
      aliases: [...seed.aliases],
      parents: { ...seed.parents },
      value: structuredClone(value),
      origins,
      seedOf: operation,
    },
  ];
}

/** Whether an example matches its schema, if that can be known. */
function isFit(world: World, { validator }: ResponseFacts, example: unknown): boolean {
  if (validator === undefined) return true;
  try {
    return world.validatorOf(validator)(example);
  } catch {
    return false;
  }
}

/** Whether a record has an id, under any of its names, and may belong to some parents. */
export function isRecord(
  record: StoredRecord,
  id: string,
  parents: Readonly<Record<string, string>>,
): boolean {
  const isNamed = String(record.id) === id || record.aliases.includes(id);
  return isNamed && belongsTo(record, parents);
}

/** Whether a record belongs to some parents, as far as it is known. */
export function belongsTo(
  { parents: own }: StoredRecord,
  parents: Readonly<Record<string, string>>,
): boolean {
  return Object.entries(parents).every(([key, id]) => own[key] === undefined || own[key] === id);
}

/** Whether a parent exists: a record, one that an example implies, or one of a collection that nobody can add to. */
export function hasParent(world: World, key: string, id: string): boolean {
  const table = tableOf(world, key);
  if (table === undefined || !table.isCreatable) return true;
  if (table.records.some((record) => isRecord(record, id, {}))) return true;
  return world.plan.seeds.some(({ parents }) => parents[key] === id);
}
