import { isDeepStrictEqual } from 'node:util';
import type { CallEffects, Effects, RecordChange } from '#core/contracts/effects';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Contract } from '#core/contracts/simulator-contract';
import { buildCall, fillFields, toRequest } from '#core/http/call';
import { isObject, type Json } from '#core/json/json';
import contractText from '../../generated/simulator/contract.json';
import requestsText from '../../generated/simulator/requests.json';
import seed from '../../generated/simulator/world.json';
import { fixedClock } from '../../simulator/clock';
import { createSimulator, type Simulator } from '../../simulator/create-simulator';

const SERVER = 'http://127.0.0.1:4010/api';
const { operations } = requestsText as unknown as SimulatorRequests;
const contract = contractText as unknown as Contract;

/** A call with another body than the first documented request. */
export interface GivenCall {
  summary: string;
  body: Json;
}

interface WorldRecord {
  /** The id of the operation that reads it. */
  operation: string;
  id: number | string;
  value: Json;
}

/** The records that a caller can read, by their path. */
type WorldRecords = Map<string, WorldRecord>;

/**
 * Plays each call that writes in a fresh world, and compares every other record that its caller can read before and after.
 * @param given further calls, by operationId.
 */
export async function findEffects(given: Record<string, readonly GivenCall[]>): Promise<Effects> {
  const effects: Effects = {};
  for (const [id, operation] of Object.entries(operations)) {
    if (operation.method === 'GET') continue;
    const [first] = operation.requests;
    const further = (given[id] ?? []).map((call) => ({ ...first!, ...call }));
    const found: CallEffects[] = [];
    for (const request of [...operation.requests, ...further]) {
      const changes = await play(operation, request);
      const isOnly = operation.requests.length + further.length === 1;
      if (changes.length > 0) found.push({ summary: isOnly ? '' : (request.summary ?? ''), changes });
    }
    if (found.length > 0) effects[id] = found;
  }
  return effects;
}

type Operation = SimulatorRequests['operations'][string];

async function play(operation: Operation, request: Operation['requests'][number]): Promise<RecordChange[]> {
  const simulator = createSimulator({ clock: fixedClock(seed.now) });
  const { credential = '' } = request;
  const Authorization = credential.startsWith('at_')
    ? `Bearer ${credential}`
    : `Basic ${btoa(`${credential}:`)}`;
  const call = buildCall(operation, {
    parameters: fillFields(request.parameters, operation.parameters),
    headers: { ...request.headers, Authorization },
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  const before = await readWorld(simulator, Authorization);
  const response = await simulator.fetch(toRequest(call, SERVER));
  const text = await response.text();
  if (!response.ok) return [];
  const after = await readWorld(simulator, Authorization);
  const own = ownPath(call.path, text);
  return join(compare(before, after).filter(({ path }) => path !== own));
}

/** The path of the record that a call writes: the one that its path names, or the new one below it. */
function ownPath(path: string, response: string): string {
  const record = /^(?:\/[a-z_]+)+\/\d+/.exec(path)?.[0];
  if (record !== undefined) return record;
  const created = JSON.parse(response) as { id?: unknown };
  return `${path}/${String(created.id)}`;
}

async function readWorld({ fetch }: Simulator, Authorization: string): Promise<WorldRecords> {
  const world: WorldRecords = new Map();
  for (const list of contract.operations.filter(({ isPaged }) => isPaged)) {
    const one = contract.operations.find(
      ({ method, path }) => method === 'GET' && path === `${list.path}/{id}`,
    );
    const response = await fetch(
      new Request(`${SERVER}${list.path}?limit=100`, { headers: { Authorization } }),
    );
    // Some accounts have no such records.
    if (one === undefined || !response.ok) continue;
    for (const value of (await response.json()) as { id: number | string }[])
      world.set(`${list.path}/${value.id}`, { operation: one.id, id: value.id, value });
  }
  return world;
}

type Change = Omit<RecordChange, 'ids'> & { path: string; id: number | string };

function compare(before: WorldRecords, after: WorldRecords): Change[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].flatMap((path): Change[] => {
    const old = before.get(path);
    const now = after.get(path);
    const { operation, id } = (now ?? old)!;
    if (old === undefined) return [{ path, operation, id, is: 'new' }];
    if (now === undefined) return [{ path, operation, id, is: 'deleted' }];
    return compareValues(old.value, now.value, '').map((change) => ({ path, operation, id, ...change }));
  });
}

/** Compares objects member by member, and everything else as a whole. */
function compareValues(
  before: Json,
  after: Json,
  field: string,
): Pick<RecordChange, 'field' | 'before' | 'after'>[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after))
    return [{ field, before: withoutNull(before), after: withoutNull(after) }];
  return Object.keys(after).flatMap((name) =>
    compareValues(before[name] ?? null, after[name] ?? null, field === '' ? name : `${field}.${name}`),
  );
}

/** Without members that are null, which say nothing of a change. */
function withoutNull(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutNull);
  if (!isObject(value)) return value;
  const members = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(members.map(([name, member]) => [name, withoutNull(member)]));
}

/** Joins the records of one kind that change alike. */
function join(changes: readonly Change[]): RecordChange[] {
  const joined = new Map<string, RecordChange>();
  for (const { path: _, id, ...change } of changes) {
    const key = JSON.stringify(change);
    const known = joined.get(key);
    if (known) known.ids.push(id);
    else joined.set(key, { ...change, ids: [id] });
  }
  return [...joined.values()];
}
