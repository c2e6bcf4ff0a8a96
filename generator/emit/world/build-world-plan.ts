import type { AnswerPlan, OperationPlan, WorldPlan } from '#core/contracts/world-plan';
import type { Json } from '#core/json/json';
import type { ApiModel } from '../../model/api/api-model';
import { findList, findRecord, findRequestRecord } from './envelopes';
import { elementOf, inferResources, type InferredResource, recordIn } from './infer-resources';
import { inferRoles, type Placed } from './infer-roles';
import { findFilters, findPaging } from './paging';
import { type ReadOperation, readOperations, writtenExamples } from './read-operations';
import { keyOf } from './read-segments';
import { findSeeds } from './seeds';
import { findState } from './verbs';

/**
 * Infers the state of an API from its description: resources, what operations do to their records, and the records in its examples.
 * Pure; the same model gives the same plan. Everything inferred names its rule and how far to trust it.
 */
export function buildWorldPlan(model: Pick<ApiModel, 'operations' | 'schemas'>): WorldPlan {
  const reads = readOperations(model);
  const placed = inferRoles(reads);
  const resources = inferResources(placed);
  const byKey = new Map(resources.map((resource) => [resource.key, resource]));
  const operations = placed.map((one) => planOperation(one, byKey.get(one.resource ?? '')));
  const plans = resources.map(({ record: _, ...resource }) => resource);
  const readById = new Map(reads.map((read) => [read.operation.id, read]));
  return {
    resources: plans,
    operations,
    seeds: findSeeds(readById, operations, plans),
    clock: latestMoment(reads),
  };
}

const LISTS = new Set(['list', 'search']);
const WRITES = new Set(['create', 'bulkCreate', 'replace', 'merge', 'singletonReplace', 'singletonMerge']);

function planOperation(placed: Placed, resource: InferredResource | undefined): OperationPlan {
  const { read, role, because, certainty, parameter, verb } = placed;
  const { operation, segments, request } = read;
  const isList = LISTS.has(role);
  const answer = resource && findAnswer(placed, resource);
  const paging = isList ? findPaging(operation.parameters) : undefined;
  const element =
    answer && read.answer && answer.kind === 'list' ? elementOf(read.answer, answer) : undefined;
  const state = role === 'action' && resource?.record ? findState(resource.record, verb ?? '') : undefined;
  const scope = segments.flatMap((segment, index) => {
    const isId = segment.parameter === parameter && index >= segments.length - 2;
    return segment.parameter === undefined || isId
      ? []
      : [{ parameter: segment.parameter, resource: keyOf(segments.slice(0, index)) }];
  });
  const target = targetOf(placed, resource);
  return {
    id: operation.id,
    role,
    ...(resource && { resource: resource.key }),
    scope,
    ...(target && { target }),
    ...(WRITES.has(role) &&
      request?.kind === 'object' &&
      resource && { request: { at: findRequestRecord(request, resource.name) } }),
    ...(answer && { answer }),
    ...(paging && { paging }),
    filters: isList ? findFilters(operation.parameters, element ?? resource?.record, paging) : [],
    ...(state && { state }),
    because,
    certainty,
  };
}

function targetOf(
  { parameter, query, role }: Placed,
  resource: InferredResource | undefined,
): OperationPlan['target'] {
  if (parameter !== undefined) return { in: 'path', name: parameter };
  if (query !== undefined) return { in: 'query', name: query };
  const member = resource?.identity?.member;
  return (role === 'replace' || role === 'merge') && member !== undefined
    ? { in: 'body', name: member.slice(1) }
    : undefined;
}

/** Where an answer has records; undefined if it has others, or none. */
function findAnswer({ read, role }: Placed, resource: InferredResource): AnswerPlan | undefined {
  const { answer } = read;
  const { name, record } = resource;
  if (answer === undefined) return undefined;
  if (LISTS.has(role) || role === 'bulkCreate') {
    const list = findList(answer, name, record?.component);
    if (list) return list;
    return answer.mapped && { kind: 'map', at: '', because: 'map-of-records', certainty: 'weak' };
  }
  if (role === 'computed' || role === 'effect' || role === 'subview') return undefined;
  const found = findRecord(answer, name);
  if (found === undefined) return undefined;
  const isSure = [
    'get',
    'singletonGet',
    'create',
    'replace',
    'merge',
    'singletonReplace',
    'singletonMerge',
  ].includes(role);
  const shown = recordIn(read, name);
  const isSame = shown?.component !== undefined && shown.component === record?.component;
  // The answer to a delete or an action may be about anything.
  if (isSure)
    return found.because === 'whole-body' &&
      !isSame &&
      role !== 'get' &&
      !role.startsWith('singleton') &&
      !sharesMembers(resource, shown)
      ? undefined
      : found;
  return isSame ? found : undefined;
}

/** Whether half of the members of an answer are those of the record. */
function sharesMembers({ record }: InferredResource, shown: { names: string[] } | undefined): boolean {
  const names = shown?.names ?? [];
  const shared = names.filter((name) => record?.names.includes(name));
  return names.length > 0 && shared.length * 2 >= names.length;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** Where no example shows a moment. */
const DEFAULT_MOMENT = Date.UTC(2025, 0, 1) / 1000;

/** More values of an example would not change the time. */
const MOST_VALUES = 2000;

/** The latest moment in the examples, in Unix seconds. */
function latestMoment(reads: readonly ReadOperation[]): number {
  const limit = Date.UTC(2038, 0, 1) / 1000;
  const moments = reads.flatMap(({ media }) =>
    writtenExamples(media).flatMap(({ value }) => momentsIn(value)),
  );
  const known = moments.filter((moment) => moment < limit);
  return known.length === 0 ? DEFAULT_MOMENT : known.reduce((one, other) => Math.max(one, other), 0);
}

function momentsIn(root: Json): number[] {
  const waiting: Json[] = [root];
  const found: number[] = [];
  for (let count = 0; count < MOST_VALUES; count += 1) {
    const value = waiting.pop();
    if (value === undefined) break;
    if (typeof value === 'string' && MOMENT.test(value)) found.push(Math.floor(Date.parse(value) / 1000));
    else if (typeof value === 'object' && value !== null) waiting.push(...Object.values(value));
  }
  return found.filter(Number.isFinite);
}
