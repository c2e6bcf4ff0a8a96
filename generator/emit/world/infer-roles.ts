import type { Reason, Role } from '#core/contracts/world-plan';
import { parsePointer } from '#core/json/pointer';
import { findList, findRecord, isOnlyList } from './envelopes';
import { findIdentity } from './identity';
import type { ReadOperation } from './read-operations';
import { keyOf, type Segment } from './read-segments';
import type { Shape } from './shape';
import { isSearchWord, plainName, singularOf, wordsOf } from './words';

/** The role of an operation, and its resource. */
export interface Placed extends Reason {
  read: ReadOperation;
  role: Role;
  /** The key of the resource. */
  resource?: string;
  /** The path parameter with the id of the record. */
  parameter?: string;
  /** The query parameter with the id of the record, if no path has it. */
  query?: string;
  kind?: 'singleton';
  /** The word of an action. */
  verb?: string;
}

type Verdict = Omit<Placed, 'read'>;

/** Facts about a path from all operations. */
interface Paths {
  /** The keys of collections with operations on single records. */
  withItems: ReadonlySet<string>;
  /** Operations by key and method. */
  at: (key: string, method: string) => ReadOperation | undefined;
}

/**
 * Decides what each operation does. The method decides, with three corrections: a POST on a record changes it, a PUT on a collection
 * replaces the record in its body, and a delete that documents only 405 or 410 is refused.
 */
export function inferRoles(operations: readonly ReadOperation[]): Placed[] {
  const paths = readPaths(operations);
  return operations.map((read) => ({ read, ...place(read, paths) }));
}

function readPaths(operations: readonly ReadOperation[]): Paths {
  const byKey = new Map(operations.map((one) => [`${one.method} ${one.key}`, one]));
  const withItems = operations.flatMap((read) => {
    if (isItem(read.segments)) return [keyOf(read.segments.slice(0, -1))];
    return idInQuery(read) === undefined ? [] : [read.key];
  });
  return { withItems: new Set(withItems), at: (key, method) => byKey.get(`${method} ${key}`) };
}

/** Whether a path ends in the id of a record. */
function isItem(segments: readonly Segment[]): boolean {
  const [before, last] = segments.slice(-2);
  if (segments.length < 2) return false;
  return last?.parameter !== undefined && last.verb === undefined && !isSearchWord(before?.text ?? '');
}

/** The query parameter with the id of a record, for a word that returns a single one: `/animal?uid=1`. */
function idInQuery({ operation, method, answer, key }: ReadOperation): string | undefined {
  if (method !== 'GET' || answer?.kind !== 'object' || findList(answer, nameOf(key))) return undefined;
  const names = new Set(['id', 'uid', 'uuid', `${plainName(singularOf(nameOf(key)))}id`]);
  const found = operation.parameters.filter(
    (one) => one.in === 'query' && one.required && names.has(plainName(one.name)),
  );
  return found.length === 1 ? found[0]!.name : undefined;
}

function place(read: ReadOperation, paths: Paths): Verdict {
  const { segments } = read;
  const last = segments.at(-1);
  if (last === undefined) return unknown(read, 'no-path');
  if (last.verb !== undefined) return placeVerb(read, last.verb, paths);
  if (isItem(segments)) return placeItem(read, paths);
  if (last.parameter !== undefined) return unknown(read, 'parameter-after-search-word');
  const query = idInQuery(read);
  if (query !== undefined)
    return { role: 'get', resource: read.key, query, because: 'id-in-query', certainty: 'likely' };
  if (isSearchWord(last.text)) return placeSearch(read, paths);
  const above = keyOf(segments.slice(0, -1));
  if (isBulkWord(read, last.text) && paths.withItems.has(above))
    return { role: 'bulkCreate', resource: above, because: 'word-creates-list', certainty: 'likely' };
  if (paths.withItems.has(read.key)) return placeCollection(read, paths);
  return placeWord(read, paths);
}

/** A POST of a list to a word that begins with a verb of creation: `/user/createWithList`. */
function isBulkWord({ method, request }: ReadOperation, text: string): boolean {
  const [verb = ''] = wordsOf(text);
  return method === 'POST' && request?.kind === 'array' && ['create', 'add', 'bulk', 'batch'].includes(verb);
}

/** No rule explains the operation. */
function unknown({ method }: ReadOperation, because: string): Verdict {
  return { role: method === 'GET' || method === 'HEAD' ? 'computed' : 'effect', because, certainty: 'weak' };
}

function placeItem(read: ReadOperation, paths: Paths): Verdict {
  const { segments, method, key, answer, request } = read;
  const resource = keyOf(segments.slice(0, -1));
  const parameter = segments.at(-1)?.parameter;
  const item = (role: Role, because: string, certainty: Reason['certainty'] = 'certain'): Verdict => {
    return { role, resource, parameter, because, certainty };
  };
  switch (method) {
    case 'GET':
      if (answer && isOnlyList(answer, nameOf(resource))) return unknown(read, 'list-below-parameter');
      return item('get', 'get-of-item', answer ? 'certain' : 'likely');
    case 'PUT':
      return item('replace', 'put-of-item');
    case 'PATCH':
      return item('merge', 'patch-of-item');
    case 'DELETE':
      return isRefusal(read) ? item('refused', 'only-refusal-documented') : item('delete', 'delete-of-item');
    case 'POST':
      return request && paths.at(key, 'GET')
        ? item('merge', 'post-of-item', 'likely')
        : { ...item('action', 'post-of-item-without-body', 'weak'), verb: '' };
    default:
      return unknown(read, 'other-method');
  }
}

/** A delete that documents nothing but 405 or 410. */
function isRefusal({ operation, success }: ReadOperation): boolean {
  const statuses = operation.responses.map(({ status }) => status).filter((status) => status !== 'default');
  return (
    success === undefined && statuses.length > 0 && statuses.every((status) => /^(?:405|410)$/.test(status))
  );
}

function placeCollection(read: ReadOperation, paths: Paths): Verdict {
  const { method, key, answer, request, operation } = read;
  const whole = (role: Role, because: string, certainty: Reason['certainty'] = 'certain'): Verdict => {
    return { role, resource: key, because, certainty };
  };
  const name = nameOf(key);
  switch (method) {
    case 'GET': {
      if (answer && findList(answer, name)) return whole('list', 'get-of-collection');
      const item = paths.at(`${key}/{}`, 'GET')?.answer;
      const isSame = item?.component !== undefined && item.component === answer?.component;
      if (isSame && !paths.at(key, 'POST'))
        return { ...whole('singletonGet', 'collection-shows-item', 'likely'), kind: 'singleton' };
      return answer?.mapped
        ? whole('list', 'map-of-records', 'weak')
        : unknown(read, 'collection-without-list');
    }
    case 'POST':
      if (asksForSearch(read)) return whole('search', 'search-by-post', 'likely');
      return request?.kind === 'array'
        ? whole('bulkCreate', 'post-of-list')
        : whole('create', 'post-of-collection');
    case 'PUT':
    case 'PATCH':
      return request?.kind === 'object' && findRecord(request, name)?.because === 'body-has-id'
        ? whole(method === 'PUT' ? 'replace' : 'merge', 'update-names-id-in-body', 'likely')
        : unknown(read, 'update-of-collection');
    default:
      return unknown(read, operation.method);
  }
}

/** A POST that searches: it says so, and returns a list. */
function asksForSearch({ operation, answer, key, success }: ReadOperation): boolean {
  if (!answer || !findList(answer, nameOf(key)) || success?.status === '201') return false;
  return wordsOf(`${operation.id} ${operation.summary}`).some((word) =>
    ['search', 'list', 'query', 'filter', 'find'].includes(word),
  );
}

function placeSearch(read: ReadOperation, paths: Paths): Verdict {
  const { segments, answer } = read;
  const resource = keyOf(segments.slice(0, -1));
  const list = answer && findList(answer, nameOf(resource));
  return list && paths.withItems.has(resource)
    ? { role: 'search', resource, because: 'search-word', certainty: 'likely' }
    : unknown(read, 'search-without-collection');
}

function recordOf(answer: Shape, name: string): Shape | undefined {
  const plan = findRecord(answer, name);
  return plan && answer.at(parsePointer(plan.at));
}

function hasId(record: Shape, name: string): boolean {
  const identity = findIdentity(record, name);
  return identity !== undefined && identity.certainty !== 'weak';
}

/** A word without operations on single records below it. */
function placeWord(read: ReadOperation, paths: Paths): Verdict {
  const { method, key, answer, segments, success } = read;
  const list = paths.at(key, 'GET')?.answer;
  const isCollection = list !== undefined && findList(list, nameOf(key)) !== undefined;
  const isBelowItem = segments.at(-2)?.parameter !== undefined;
  if (isCollection) {
    if (method === 'GET')
      return { role: 'list', resource: key, because: 'list-without-items', certainty: 'likely' };
    return method === 'POST' && !asksForSearch(read)
      ? placeCollection(read, paths)
      : unknown(read, 'change-of-list');
  }
  if (list?.kind === 'object') return placeSingleton(read, paths, isBelowItem);
  if (isBelowItem && method !== 'GET') return placeAction(read, segments, segments.at(-1)?.text ?? '');
  if (isBelowItem) return below(read, segments);
  const shown = answer && recordOf(answer, nameOf(key));
  const isCreated =
    method === 'POST' && success?.status === '201' && shown !== undefined && hasId(shown, nameOf(key));
  return isCreated
    ? { role: 'create', resource: key, because: 'created-without-address', certainty: 'weak' }
    : unknown(read, 'word-without-rule');
}

function placeSingleton(read: ReadOperation, paths: Paths, isBelowItem: boolean): Verdict {
  const { method, key, request, segments } = read;
  const changes = ['PUT', 'PATCH', 'DELETE', 'POST'].some((other) => paths.at(key, other));
  const single = (role: Role): Verdict => {
    return { role, resource: key, kind: 'singleton', because: 'object-with-changes', certainty: 'likely' };
  };
  if (!changes) return isBelowItem ? below(read, segments) : unknown(read, 'object-without-changes');
  if (method === 'GET') return single('singletonGet');
  if (method === 'PUT' || (method === 'POST' && request && !paths.at(key, 'PUT')))
    return single('singletonReplace');
  if (method === 'PATCH') return single('singletonMerge');
  return method === 'DELETE' ? single('singletonDelete') : unknown(read, 'post-of-singleton');
}

function placeVerb(read: ReadOperation, verb: string, paths: Paths): Verdict {
  const { segments, method } = read;
  const last = segments.at(-1)!;
  if (last.parameter === undefined) {
    const resource = keyOf(segments);
    return isSearchWord(verb) && paths.withItems.has(resource)
      ? { role: 'search', resource, because: 'search-word', certainty: 'likely' }
      : unknown(read, 'verb-of-collection');
  }
  return method === 'GET' ? below(read, [...segments, last]) : placeAction(read, [...segments, last], verb);
}

/** @param segments those of the path, the id before the last one. */
function placeAction({ method }: ReadOperation, segments: readonly Segment[], verb: string): Verdict {
  return {
    role: 'action',
    ...itemAbove(segments),
    verb: method === 'DELETE' ? '' : verb,
    because: 'word-below-item',
    certainty: 'weak',
  };
}

function below(_: ReadOperation, segments: readonly Segment[]): Verdict {
  return { role: 'subview', ...itemAbove(segments), because: 'object-below-item', certainty: 'weak' };
}

function itemAbove(segments: readonly Segment[]): Pick<Verdict, 'resource' | 'parameter'> {
  return { resource: keyOf(segments.slice(0, -2)), parameter: segments.at(-2)?.parameter };
}

/** The last word of a key: `secrets` of `/vaults/{}/secrets`. */
export function nameOf(key: string): string {
  const words = key.split('/').filter((part) => part !== '' && part !== '{}');
  return (words.at(-1) ?? '').replace(/\('?\{\}'?\)$/, '');
}
