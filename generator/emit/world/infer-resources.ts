import { groupBy } from '#core/collections/group-by';
import type { AnswerPlan, IdentityPlan, ResourcePlan } from '#core/contracts/world-plan';
import { parsePointer, valueAt } from '#core/json/pointer';
import type { Parameter } from '../../model/api/api-model';
import { findList, findRecord, findRequestRecord } from './envelopes';
import { findIdentity } from './identity';
import { nameOf, type Placed } from './infer-roles';
import { findLinked } from './links';
import { type ReadOperation, writtenExamples } from './read-operations';
import type { Shape } from './shape';
import { plainName, singularOf } from './words';

/** A resource with what its operations show of a record. */
export interface InferredResource extends ResourcePlan {
  /** Absent if no operation shows one. */
  record?: Shape;
}

const CREATES = new Set(['create', 'bulkCreate']);

/** Infers the resources that operations are placed on. */
export function inferResources(placed: readonly Placed[]): InferredResource[] {
  const named = placed.filter((one) => one.resource !== undefined);
  const groups = [...groupBy(named, ({ resource }) => resource!)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const linked = findLinked(placed.map(({ read }) => read));
  const resources = groups.map(([key, operations]) => inferResource(key, operations, linked));
  const tables = findTables(resources);
  return resources.map((resource) => ({
    ...resource,
    table: tables.get(resource.key) ?? resource.key,
    references: findReferences(resource, resources),
  }));
}

function inferResource(
  key: string,
  operations: readonly Placed[],
  linked: ReadonlyMap<string, readonly string[]>,
): InferredResource {
  const name = nameOf(key);
  const isSingleton = operations.some(({ kind }) => kind === 'singleton');
  const record = findShown(operations, name);
  const items = operations.filter(
    ({ parameter, query, role }) => (parameter ?? query) !== undefined && role !== 'subview',
  );
  const identity = isSingleton ? undefined : inferIdentity(name, record, items, operations, linked);
  const isCreatable =
    operations.some(({ role }) => CREATES.has(role)) ||
    (operations.some(({ role }) => role === 'replace') && identity?.given === 'client');
  const [first] = operations;
  return {
    key,
    name,
    kind: isSingleton ? 'singleton' : 'collection',
    table: key,
    isCreatable,
    ...(identity && { identity }),
    references: [],
    record,
    because: isSingleton ? first!.because : items.length > 0 ? 'path-with-items' : 'list-without-items',
    certainty: items.length > 0 ? 'certain' : first!.certainty,
  };
}

/** The record as the operations show it: a single one, else an element of a list, else what a new one is made from. */
function findShown(operations: readonly Placed[], name: string): Shape | undefined {
  const of = (roles: readonly string[], find: (read: ReadOperation) => Shape | undefined) =>
    operations.filter(({ role }) => roles.includes(role)).flatMap(({ read }) => find(read) ?? []);
  const [found] = [
    ...of(['get', 'singletonGet'], (read) => recordIn(read, name)),
    ...of(['list', 'search'], (read) => elementIn(read, name)),
    ...of(['create', 'merge', 'replace', 'singletonReplace', 'singletonMerge'], (read) =>
      recordIn(read, name),
    ),
    ...of(['create', 'merge', 'replace', 'singletonReplace', 'singletonMerge'], ({ request }) =>
      request?.kind === 'object' ? request.at(parsePointer(findRequestRecord(request, name))) : undefined,
    ),
  ];
  return found;
}

/** The record in a response. */
export function recordIn({ answer }: ReadOperation, name: string): Shape | undefined {
  const plan = answer && findRecord(answer, name);
  return plan && answer.at(parsePointer(plan.at));
}

function elementIn({ answer }: ReadOperation, name: string): Shape | undefined {
  const plan = answer && findList(answer, name);
  const element = plan ? elementOf(answer, plan) : answer?.mapped;
  return element?.kind === 'object' ? element : undefined;
}

/** The element of a list in an answer, without what wraps it. */
export function elementOf(answer: Shape, { at, wrap }: AnswerPlan): Shape | undefined {
  const element = answer.at(parsePointer(at))?.items;
  return wrap === undefined ? element : element?.member(wrap);
}

function inferIdentity(
  name: string,
  record: Shape | undefined,
  items: readonly Placed[],
  operations: readonly Placed[],
  linked: ReadonlyMap<string, readonly string[]>,
): IdentityPlan | undefined {
  const parameters = items.flatMap(({ read, parameter, query }) => {
    const found = read.operation.parameters.find((one) =>
      query === undefined
        ? one.in === 'path' && one.name === parameter
        : one.in === 'query' && one.name === query,
    );
    return found ? [found] : [];
  });
  const [parameter] = parameters;
  if (record === undefined && parameter === undefined) return undefined;
  const links = items.flatMap(
    ({ read, parameter: own, query }) => linked.get(`${read.operation.id} ${own ?? query}`) ?? [],
  );
  const found = record && findIdentity(record, name, parameter, links);
  if (parameter === undefined && found === undefined) return undefined;
  const member = found && record.at(parsePointer(found.member));
  const [top, ...deeper] = parsePointer(found?.member ?? '');
  const ownNames = new Set(
    items.map(
      ({ read, parameter: own, query }) =>
        `${read.operation.id} ${own === undefined ? 'query' : 'path'} ${own ?? query}`,
    ),
  );
  return {
    ...(found && { member: found.member }),
    ...(parameter && { parameter: parameter.name }),
    given:
      top !== undefined && deeper.length === 0 ? giverOf(top, name, operations) : hiddenGiver(operations),
    ...typesOf(member, parameter),
    ...exampleOf(items, found?.member, name),
    validators: [...ownNames],
    because: found?.because ?? 'hidden-id',
    certainty: found?.certainty ?? 'weak',
  };
}

/** The client chooses an id that a new record needs, or one whose member is not called `id`. */
function giverOf(member: string, name: string, operations: readonly Placed[]): IdentityPlan['given'] {
  for (const { read, role } of operations) {
    if (role !== 'create' || read.request?.kind !== 'object') continue;
    const request = read.request.at(parsePointer(findRequestRecord(read.request, name)));
    if (!request?.names.includes(member) || request.marked('readOnly').includes(member)) continue;
    if (request.isRequired(member) || plainName(member) !== 'id') return 'client';
  }
  return hiddenGiver(operations);
}

/** Without an operation that creates records, an update may. */
function hiddenGiver(operations: readonly Placed[]): IdentityPlan['given'] {
  const creates = operations.some(({ role }) => CREATES.has(role));
  return !creates && operations.some(({ role }) => role === 'replace') ? 'client' : 'world';
}

function typesOf(
  member: Shape | undefined,
  parameter: Parameter | undefined,
): Pick<IdentityPlan, 'type' | 'format' | 'pattern'> {
  const types = member?.types.length ? member.types : (parameter?.schema.types ?? []);
  const type = (['integer', 'number'] as const).find((one) => types.includes(one)) ?? 'string';
  const format = parameter?.schema.format ?? member?.format;
  const limits = [...(parameter?.schema.limits ?? []), ...(member?.schema?.limits ?? [])];
  const pattern = limits.find(({ keyword }) => keyword === 'pattern')?.value;
  return { type, ...(format !== undefined && { format }), ...(typeof pattern === 'string' && { pattern }) };
}

/** A documented id: that of a record, else that of a path. */
function exampleOf(
  items: readonly Placed[],
  member: string | undefined,
  name: string,
): Pick<IdentityPlan, 'example'> {
  for (const { read, parameter } of items) {
    const plan = read.answer && findRecord(read.answer, name);
    const shown = writtenExamples(read.media)[0]?.value;
    const id =
      plan && member !== undefined && shown !== undefined
        ? valueAt(shown, parsePointer(plan.at + member))
        : undefined;
    if (typeof id === 'string' || typeof id === 'number') return { example: id };
    const given = read.operation.parameters
      .find((one) => one.in === 'path' && one.name === parameter)
      ?.examples.find(({ isSample }) => !isSample)?.value;
    if (typeof given === 'string' || typeof given === 'number') return { example: given };
  }
  return {};
}

/** Resources with the same component and the same name show the same records. */
function findTables(resources: readonly InferredResource[]): Map<string, string> {
  const alike = groupBy(
    resources.filter(({ kind, record }) => kind === 'collection' && record?.component !== undefined),
    ({ record, name }) => `${record!.component} ${plainName(name)}`,
  );
  return new Map(
    [...alike.values()].flatMap((views) => {
      // That with addresses of single records, else the shortest.
      const [table] = views.toSorted((one, other) => rankOf(one) - rankOf(other));
      return views.map(({ key }): [string, string] => [key, table!.key]);
    }),
  );
}

function rankOf({ identity, key }: InferredResource): number {
  return (identity?.parameter === undefined ? 1000 : 0) + key.split('/').length;
}

/** Members such as `customer_id`, where there is a resource of customers. */
function findReferences(
  { record, key, identity }: InferredResource,
  resources: readonly InferredResource[],
): ResourcePlan['references'] {
  return (record?.names ?? []).flatMap((member) => {
    const plain = plainName(member);
    if (!/id$/.test(plain) || plain === 'id' || identity?.member === `/${member}`) return [];
    const target = resources.find(
      (other) =>
        other.key !== key &&
        other.kind === 'collection' &&
        plainName(singularOf(other.name)) === plain.slice(0, -2),
    );
    return target === undefined
      ? []
      : [{ member, resource: target.table, because: 'name-of-resource', certainty: 'likely' as const }];
  });
}
