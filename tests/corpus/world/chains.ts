import { isDeepStrictEqual } from 'node:util';
import type { OperationPlan, ResourcePlan, WorldPlan } from '#core/contracts/world-plan';
import { buildCall } from '#core/http/call';
import { formatValue } from '#core/json/format-value';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { WorldAnswer } from '#core/world/answer';
import { handle } from '#core/world/handle';
import { repair } from '#core/world/repair';
import { createWorld, type World } from '#core/world/world';
import { documentedRequests } from '../../../generator/emit/world/documented-requests';
import { nameSeeds } from '../../../generator/emit/world/name-seeds';
import type { Operation } from '../../../generator/model/api/api-model';
import { sentBody } from './sent-body';
import type { Judge, Verdicts } from './judge';
import type { OpenedWorld } from './open-world';

/** Create, read, list, change, read, delete, and no longer there: as many of these as a resource has. */
export interface Chain {
  resource: string;
  /** The steps that held. */
  held: string[];
  /** The step that did not hold, and why; absent if all did. */
  failed?: string;
}

/** The outcome of all chains of a description. */
export interface Outcome {
  chains: Chain[];
  verdicts: Verdicts;
  answers: number;
  /** Requests that no valid answer could be made for. */
  none: string[];
}

/**
 * Plays the chains of a description.
 * @param plan that of the description, or another one to compare with.
 * @param only the key of a resource: its chain alone.
 */
export function playChains(
  { source, model }: OpenedWorld,
  plan: WorldPlan,
  { judge, verdicts }: Judge,
  only?: string,
): Outcome {
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  const outcome: Outcome = { chains: [], verdicts, answers: 0, none: [] };
  // The steps are those of the description, whatever another plan makes of them.
  for (const resource of source.plan.resources) {
    const steps = stepsOf(source.plan, resource);
    if (steps === undefined || (only !== undefined && only !== resource.key)) continue;
    const world = createWorld({ ...source, plan });
    const player = createPlayer(world, operations, (answer, operation) => {
      outcome.answers += 1;
      if (answer.kind === 'none') outcome.none.push(`${operation.method} ${operation.path}`);
      judge(answer, operation);
    });
    outcome.chains.push({ resource: resource.key, ...play(steps, resource, player) });
  }
  return outcome;
}

/** A plan for which everything is answered from the description, as tools without state do. */
export function withoutState(plan: WorldPlan): WorldPlan {
  return {
    ...plan,
    resources: [],
    seeds: [],
    operations: plan.operations.map((one) => ({ ...one, role: 'computed', scope: [] })),
  };
}

interface Steps {
  create: OperationPlan;
  get?: OperationPlan;
  list?: OperationPlan;
  change?: OperationPlan;
  remove?: OperationPlan;
}

/** The operations of a chain; undefined if nothing can be created, or nothing shows what was. */
function stepsOf({ operations, resources }: WorldPlan, { key, table }: ResourcePlan): Steps | undefined {
  const create = operations.find((one) => one.role === 'create' && one.resource === key);
  if (create === undefined) return undefined;
  const views = resources.filter((other) => other.table === table).map((other) => other.key);
  const isReachable = ({ scope }: OperationPlan) =>
    scope.every(({ resource }) => create.scope.some((one) => one.resource === resource));
  const find = (...roles: OperationPlan['role'][]) => {
    const found = operations.filter((one) => roles.includes(one.role) && views.includes(one.resource ?? ''));
    return found.find((one) => one.resource === key && isReachable(one)) ?? found.find(isReachable);
  };
  const get = find('get');
  const list = find('list');
  if (get === undefined && list === undefined) return undefined;
  return { create, get, list, change: find('merge') ?? find('replace'), remove: find('delete') };
}

interface Player {
  /** Sends the documented request of an operation. @param given values of path parameters by name. */
  send: (
    plan: OperationPlan,
    given?: Readonly<Record<string, string>>,
  ) => { answer: WorldAnswer; sent: JsonObject };
  shows: (plan: OperationPlan) => readonly string[] | undefined;
}

function createPlayer(
  world: World,
  operations: ReadonlyMap<string, Operation>,
  onAnswer: (answer: WorldAnswer, operation: Operation) => void,
): Player {
  let count = 0;
  return {
    shows: ({ id }) => world.operations.get(id)?.facts.responses.find(({ isError }) => !isError)?.members,
    send(plan, given = {}) {
      const operation = operations.get(plan.id)!;
      count += 1;
      const { parameters, body } = requestOf(world, plan, operation, count);
      const ids = { ...namedRecords(world, plan, operation), ...given };
      const filled = parameters.map((one) =>
        one.in === 'path' && Object.hasOwn(ids, one.name) ? { ...one, value: ids[one.name]! } : one,
      );
      const call = buildCall(
        { method: operation.method.toUpperCase(), path: operation.path },
        { parameters: filled, headers: {} },
      );
      const url = new URL(`http://localhost${call.path}`);
      const written = sentBody(operation, body);
      const answer = handle(world, {
        method: call.method,
        path: url.pathname,
        query: url.search.slice(1),
        headers: {
          authorization: 'Bearer test',
          ...lowerCase(call.headers),
          ...credentials(world, plan.id),
          ...written.headers,
        },
        body: written.body,
      });
      onAnswer(answer, operation);
      const record = valueAt(body?.value ?? {}, parsePointer(plan.request?.at ?? ''));
      return { answer, sent: isObject(record) ? record : {} };
    },
  };
}

/** The records that the request on the page of an operation names, where their author wrote no id. */
function namedRecords(world: World, plan: OperationPlan, operation: Operation): Record<string, string> {
  const [documented] = documentedRequests(operation);
  if (documented === undefined) return {};
  const { path } = nameSeeds(documented, operation, plan, world.plan);
  const named = Object.entries(path).filter(([name, text]) => documented.path[name] !== text);
  return Object.fromEntries(named.map(([name, text]) => [name, decodeURIComponent(text)]));
}

function lowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function credentials(world: World, id: string): Record<string, string> {
  const needed = world.operations.get(id)?.facts.security[0] ?? [];
  return Object.fromEntries(
    needed.map(({ in: location, name }) =>
      location === 'cookie' ? ['cookie', `${name}=test`] : [name.toLowerCase(), 'test'],
    ),
  );
}

/** The documented request, with a body that its schema allows and whose values no other request has. */
function requestOf(
  world: World,
  plan: OperationPlan,
  operation: Operation,
  count: number,
): {
  parameters: Parameters<typeof buildCall>[1]['parameters'][number][];
  body?: { mediaType: string; value: Json };
} {
  const [request] = operation.requests;
  const { facts } = world.operations.get(operation.id)!;
  const keys = facts.security[0]?.filter((one) => one.in === 'query') ?? [];
  const parameters = (request?.parameters ?? []).flatMap((given) => {
    const parameter = operation.parameters.find((one) => one.in === given.in && one.name === given.name);
    const validator = `${operation.id} ${given.in} ${given.name}`;
    const value = given.in === 'path' ? fitting(world, validator, given.value) : given.value;
    return parameter ? [{ ...given, value, serialization: parameter.serialization }] : [];
  });
  const added = keys.map(({ name }) => ({
    in: 'query' as const,
    name,
    value: 'test',
    serialization: { kind: 'content' as const, mediaType: 'text/plain' },
  }));
  if (request?.body === undefined) return { parameters: [...parameters, ...added] };
  const { mediaType, value } = request.body;
  return {
    parameters: [...parameters, ...added],
    body: {
      mediaType,
      value: distinct(
        world,
        facts.body?.validator,
        fitting(world, facts.body?.validator, value),
        plan,
        count,
      ),
    },
  };
}

/** Changes the members of the record that may have other values. */
function distinct(
  world: World,
  validator: string | undefined,
  body: Json,
  { request }: OperationPlan,
  count: number,
): Json {
  const changed = structuredClone(body);
  const record = valueAt(changed, parsePointer(request?.at ?? ''));
  if (validator === undefined || !isObject(record)) return body;
  for (const [name, value] of Object.entries(record)) {
    const other = otherValue(value, count);
    if (other === undefined) continue;
    record[name] = other;
    if (!isValid(world, validator, changed)) record[name] = value;
  }
  return changed;
}

function otherValue(value: Json, count: number): Json | undefined {
  if (typeof value === 'string') return `${value}${count}`;
  return typeof value === 'number' ? value + count : undefined;
}

function isValid(world: World, validator: string, value: Json): boolean {
  try {
    return world.validatorOf(validator)(value);
  } catch {
    return false;
  }
}

function fitting(world: World, validator: string | undefined, value: Json): Json {
  if (validator === undefined) return value;
  try {
    const result = repair(world.validatorOf(validator), value, []);
    return 'failed' in result ? value : result.value;
  } catch {
    return value;
  }
}

function play(steps: Steps, resource: ResourcePlan, { send, shows }: Player): Omit<Chain, 'resource'> {
  const held: string[] = [];
  const { create, get, list, change, remove } = steps;
  const fail = (step: string, why: string) => ({ held, failed: `${step}: ${why}` });
  // A second record has no id that a sample happens to have.
  send(create);
  const created = send(create);
  if (!isSuccess(created.answer))
    return fail('create', `${created.answer.status} ${created.answer.notes.join(' ')}`);
  const dropped = lostOf(created.sent, recordIn(created.answer, create), shows(create), resource);
  if (dropped !== undefined) return fail('create', `${dropped} is not what was sent`);
  const chosen = idSent(created.sent, resource);
  const shown = idIn(created.answer, create, resource);
  const id = resource.identity?.given === 'client' ? (chosen ?? shown) : (shown ?? chosen);
  const path = (plan: OperationPlan) =>
    plan.target?.in === 'path' && id !== undefined ? { [plan.target.name]: id } : {};
  held.push('create');
  if (get !== undefined) {
    if (id === undefined) return fail('get', 'nothing shows the id');
    const { answer } = send(get, path(get));
    if (!isSuccess(answer)) return fail('get', `${answer.status} ${answer.notes.join(' ')}`);
    const lost = lostOf(created.sent, recordIn(answer, get), shows(get), resource);
    if (lost !== undefined) return fail('get', `${lost} is not what was sent`);
    held.push('get');
  }
  if (list !== undefined) {
    const { answer } = send(list);
    if (!isSuccess(answer)) return fail('list', String(answer.status));
    if (id !== undefined && resource.identity?.member !== undefined && !contains(answer, list, resource, id))
      return fail('list', 'the new record is not in it');
    held.push('list');
  }
  if (change !== undefined && id !== undefined) {
    const changed = send(change, path(change));
    if (!isSuccess(changed.answer))
      return fail('change', `${changed.answer.status} ${changed.answer.notes.join(' ')}`);
    if (get !== undefined && change.target?.in === 'path') {
      const { answer } = send(get, path(get));
      const lost = lostOf(changed.sent, recordIn(answer, get), shows(get), resource);
      if (lost !== undefined) return fail('change', `${lost} is not what was sent`);
    }
    held.push('change');
  }
  if (remove !== undefined && id !== undefined) {
    const { answer } = send(remove, path(remove));
    if (!isSuccess(answer)) return fail('delete', `${answer.status} ${answer.notes.join(' ')}`);
    if (get !== undefined) {
      const gone = send(get, path(get)).answer;
      if (isSuccess(gone)) return fail('delete', 'it is still there');
    }
    held.push('delete');
  }
  return { held };
}

function isSuccess({ status, kind }: WorldAnswer): boolean {
  return status >= 200 && status < 300 && kind === 'answered';
}

function recordIn({ body }: WorldAnswer, { answer }: OperationPlan): Json | undefined {
  return body === undefined || answer === undefined ? undefined : valueAt(body, parsePointer(answer.at));
}

/** The id that a client reads: in the record, else in the address of it. */
function idIn(answer: WorldAnswer, plan: OperationPlan, { identity }: ResourcePlan): string | undefined {
  const record = recordIn(answer, plan);
  const shown =
    record === undefined || identity?.member === undefined
      ? undefined
      : valueAt(record, parsePointer(identity.member));
  if (typeof shown === 'string' || typeof shown === 'number') return String(shown);
  const location = answer.headers.Location;
  return location === undefined ? undefined : decodeURIComponent(location.split('/').at(-1) ?? '');
}

/** An id that the client chose. */
function idSent(sent: JsonObject, { identity }: ResourcePlan): string | undefined {
  const own = identity?.member === undefined ? undefined : valueAt(sent, parsePointer(identity.member));
  return typeof own === 'string' || typeof own === 'number' ? String(own) : undefined;
}

/** The member that was sent and does not come back, among those that the answer shows. */
function lostOf(
  sent: JsonObject,
  record: Json | undefined,
  shown: readonly string[] | undefined,
  { identity }: ResourcePlan,
): string | undefined {
  if (record === undefined) return undefined;
  const [idMember] = parsePointer(identity?.member ?? '');
  const names = Object.keys(sent).filter((name) => (shown?.includes(name) ?? false) && name !== idMember);
  return names.find((name) => !isObject(record) || !isKept(sent[name], record[name]));
}

/** Whether a value came back; objects may have more members than were sent. */
function isKept(sent: Json | undefined, shown: Json | undefined): boolean {
  if (!isObject(sent) || !isObject(shown)) return isDeepStrictEqual(sent, shown);
  return Object.entries(sent).every(([name, value]) => isKept(value, shown[name]));
}

function contains(
  { body }: WorldAnswer,
  { answer }: OperationPlan,
  { identity }: ResourcePlan,
  id: string,
): boolean {
  const list =
    body === undefined || answer === undefined ? undefined : valueAt(body, parsePointer(answer.at));
  const elements = Array.isArray(list) ? list : isObject(list) ? Object.values(list) : [];
  return elements.some((element) => {
    const record = answer?.wrap !== undefined && isObject(element) ? (element[answer.wrap] ?? null) : element;
    return formatValue(valueAt(record, parsePointer(identity?.member ?? '')) ?? null) === id;
  });
}
