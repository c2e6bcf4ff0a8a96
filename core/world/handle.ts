import type { OperationFacts } from '../contracts/world-contract';
import type { OperationPlan, Role } from '../contracts/world-plan';
import { answerWith, draftShown, type WorldAnswer } from './answer';
import type { Call } from './call';
import { findSuccess, statusOf } from './find-success';
import { checkBody, readBody, without } from './read-body';
import {
  readParameters,
  readPathNames,
  requireAcceptable,
  requireCredentials,
  type WorldRequest,
} from './read-request';
import { Refusal } from './refusal';
import { refuse, simulateError } from './refuse';
import { merge, replace } from './roles/change';
import { bulkCreate, create } from './roles/create';
import { list } from './roles/list';
import {
  act,
  deleteSingleton,
  get,
  getSingleton,
  mergeSingleton,
  remove,
  replaceSingleton,
} from './roles/single';
import { hasParent, tableOf, type World } from './world';

const show = (call: Call): WorldAnswer => answerWith(call, draftShown(call), 'none');

const ROLES: Readonly<Record<Role, (call: Call) => WorldAnswer>> = {
  list,
  search: list,
  get,
  create,
  bulkCreate,
  replace,
  merge,
  delete: remove,
  singletonGet: getSingleton,
  singletonReplace: replaceSingleton,
  singletonMerge: mergeSingleton,
  singletonDelete: deleteSingleton,
  action: act,
  subview: act,
  computed: show,
  effect: (call) => answerWith(call, draftShown(call), 'unknown'),
  refused: ({ facts }) => {
    const status = Number(
      facts.responses.find((one) => one.isError && one.status !== 'default')?.status ?? 405,
    );
    throw new Refusal([status], 'documented-refusal', 'The description documents nothing but this refusal.');
  },
};

/** The roles that do nothing but what the body says. */
const CHANGES: ReadonlySet<Role> = new Set([
  'bulkCreate',
  'replace',
  'merge',
  'singletonReplace',
  'singletonMerge',
]);

/**
 * Answers a request from the state of a world, and changes that state. Checks in this order: path, method, credentials, Accept,
 * media type and JSON of the body, parameters, the body, parents, the record. Every answer matches its schema, or is a 501.
 */
export function handle(world: World, request: WorldRequest): WorldAnswer {
  world.now += 1;
  const match = world.match(request.path);
  if (match === undefined)
    return refuse(
      world,
      undefined,
      new Refusal([404], 'unknown-path', `No operation has the path ${request.path}.`),
    );
  const method = request.method === 'HEAD' && !match.operations.has('HEAD') ? 'GET' : request.method;
  const facts = match.operations.get(method);
  if (facts === undefined) {
    const allowed = [...match.operations.keys()].join(', ');
    const answer = refuse(
      world,
      undefined,
      new Refusal([405], 'method', `The path ${request.path} has ${allowed}.`),
    );
    return { ...answer, headers: { ...answer.headers, Allow: allowed } };
  }
  const wanted = request.headers['x-world-error'];
  if (wanted !== undefined) return simulateError(world, facts, wanted);
  return perform(world, request, facts, match.parameters);
}

function perform(
  world: World,
  request: WorldRequest,
  facts: OperationFacts,
  path: Readonly<Record<string, string>>,
): WorldAnswer {
  const { plan } = world.operations.get(facts.id)!;
  try {
    const call = readCall(world, request, facts, plan, path);
    if (call.isUnread && CHANGES.has(plan.role)) return ROLES.effect(call);
    const answer = ROLES[plan.role](call);
    return call.isUnread && plan.role === 'create'
      ? { ...answer, effect: 'assumed', rule: 'body-not-read' }
      : answer;
  } catch (error) {
    if (error instanceof Refusal) return refuse(world, facts, error);
    throw error;
  }
}

function readCall(
  world: World,
  request: WorldRequest,
  facts: OperationFacts,
  plan: OperationPlan,
  sentPath: Readonly<Record<string, string>>,
): Call {
  const success = findSuccess(facts);
  requireCredentials(facts, request);
  requireAcceptable(success?.mediaTypes ?? [], request);
  const read = readBody(facts, request);
  const { ignored, isUnread, files } = read;
  const notes = success === undefined ? ['The operation documents no success.'] : [];
  const query = readParameters(world, facts, request, sentPath, notes);
  checkBody(world, read, notes);
  const path = readPathNames(facts, sentPath);
  const parents = Object.fromEntries(
    plan.scope.map(({ parameter, resource }) => [resource, path[parameter] ?? '']),
  );
  requireParents(world, facts, parents);
  const resource = plan.resource === undefined ? undefined : world.resources.get(plan.resource);
  const table = resource && tableOf(world, resource.key);
  return {
    world,
    request,
    plan,
    facts,
    path,
    query,
    body: without(read.value, files),
    whole: without(read.whole, files),
    isUnread,
    ...(resource && { resource }),
    ...(table && { table }),
    parents,
    ...(success && { success }),
    status: statusOf(success),
    notes: [
      ...notes,
      ...(isUnread ? ['The body is neither JSON nor a form, so it was not read.'] : []),
      ...ignored
        .filter((name) => plan.target?.in !== 'body' || name !== plan.target.name)
        .map((name) => `\`${name}\` is ignored: only responses have it.`),
    ],
  };
}

/** Refuses a path below a record that does not exist, where the operation documents that. */
function requireParents(world: World, { responses }: OperationFacts, parents: Record<string, string>): void {
  if (!responses.some(({ status, isError }) => isError && /^(?:404|4XX|default)$/i.test(status))) return;
  for (const [key, id] of Object.entries(parents))
    if (!hasParent(world, key, id))
      throw new Refusal([404, 410], 'unknown-parent', `No record has the id ${id}.`);
}
