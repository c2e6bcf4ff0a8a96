import type { AnswerPlan } from '#core/contracts/world-plan';
import { joinPointer, parsePointer } from '#core/json/pointer';
import { findIdentity } from './identity';
import type { Shape } from './shape';
import { plainName, singularOf } from './words';

const ITEM_NAMES = [
  'data',
  'result',
  'item',
  'record',
  'object',
  'entity',
  'response',
  'payload',
  'attributes',
];

const LIST_NAMES = [
  ...['data', 'items', 'results', 'result', 'records', 'values', 'value', 'entries', 'content', 'hits'],
  ...['rows', 'edges', 'list', 'objects', 'resources', 'elements', 'members', 'response'],
];

/** Finds where an answer has a record: itself, or a member that holds it. Undefined if it has none. */
export function findRecord(answer: Shape, resource: string): AnswerPlan | undefined {
  if (answer.kind !== 'object') return undefined;
  const record = (at: string, because: string, certainty: AnswerPlan['certainty']): AnswerPlan => {
    return { kind: 'record', at, because, certainty };
  };
  const own = findIdentity(answer, resource);
  if (own && own.certainty !== 'weak') return record('', 'body-has-id', 'certain');
  const singular = plainName(singularOf(resource));
  const isObject = (name: string) => answer.member(name)?.kind === 'object';
  const named = answer.names.find(
    (name) => [singular, plainName(resource)].includes(plainName(name)) && isObject(name),
  );
  if (named !== undefined) return record(joinPointer('', named), 'member-of-resource', 'certain');
  const usual = ITEM_NAMES.find(isObject);
  if (usual !== undefined) {
    const inner = answer.member(usual)!;
    // `{data: {customer: {…}}}`.
    const deeper = inner.names.find(
      (name) => plainName(name) === singular && inner.member(name)?.kind === 'object',
    );
    if (deeper !== undefined)
      return record(joinPointer(joinPointer('', usual), deeper), 'member-of-resource', 'likely');
    return record(joinPointer('', usual), 'usual-envelope', 'likely');
  }
  if (own) return record('', 'body-has-id', own.certainty);
  return record('', 'whole-body', 'weak');
}

/** Finds where an answer has a list of records. Undefined if it has none. */
export function findList(answer: Shape, resource: string, item?: string): AnswerPlan | undefined {
  if (answer.kind === 'array') return withWrap(answer, '', 'body-is-list', 'certain', resource, item);
  if (answer.kind !== 'object') return undefined;
  const lists = (shape: Shape) => shape.names.filter((name) => shape.member(name)?.kind === 'array');
  const own = lists(answer);
  const singular = (name: string) => plainName(singularOf(name));
  const named = own.find((name) => singular(name) === singular(resource));
  if (named !== undefined) return nested(answer, [named], 'list-of-resource', 'certain', resource, item);
  const id = findIdentity(answer, resource);
  const usual = LIST_NAMES.find((name) => own.includes(name));
  // A record may have lists; one with an id is a record.
  if (id && id.certainty !== 'weak') return undefined;
  if (usual !== undefined && answer.member('data')?.kind !== 'object')
    return nested(answer, [usual], 'usual-list', 'likely', resource, item);
  for (const outer of ['data', '_embedded', 'result', 'response', 'results', plainName(resource)]) {
    const inner = answer.member(outer);
    if (inner?.kind !== 'object' || findIdentity(inner, resource)?.certainty === 'likely') continue;
    const found = lists(inner);
    const name =
      found.find((one) => singular(one) === singular(resource)) ??
      LIST_NAMES.find((one) => found.includes(one)) ??
      (found.length === 1 ? found[0] : undefined);
    if (name !== undefined)
      return nested(answer, [outer, name], 'list-one-level-down', 'likely', resource, item);
  }
  const ofObjects = own.filter((name) => answer.member(name)?.items?.kind === 'object');
  if (ofObjects.length === 1) return nested(answer, ofObjects, 'only-list', 'weak', resource, item);
  return undefined;
}

function nested(
  answer: Shape,
  tokens: string[],
  because: string,
  certainty: AnswerPlan['certainty'],
  resource: string,
  item: string | undefined,
): AnswerPlan {
  const at = tokens.reduce(joinPointer, '');
  return withWrap(answer.at(tokens)!, at, because, certainty, resource, item);
}

/** Elements may hold the record under a name: `edges[].node`. */
function withWrap(
  list: Shape,
  at: string,
  because: string,
  certainty: AnswerPlan['certainty'],
  resource: string,
  item: string | undefined,
): AnswerPlan {
  const plan: AnswerPlan = { kind: 'list', at, because, certainty };
  const element = list.items;
  if (element?.kind !== 'object' || findIdentity(element, resource)) return plan;
  const singular = plainName(singularOf(resource));
  const wrap = element.names.find((name) => {
    const inner = element.member(name);
    if (inner?.kind !== 'object') return false;
    return (
      name === 'node' || plainName(name) === singular || (item !== undefined && inner.component === item)
    );
  });
  return wrap === undefined ? plan : { ...plan, wrap };
}

/** Finds where the body of a request has the record: itself, or the only member, which holds it. */
export function findRequestRecord(request: Shape, resource: string): string {
  const [only, ...others] = request.names;
  if (only === undefined || others.length > 0 || request.member(only)?.kind !== 'object') return '';
  const singular = plainName(singularOf(resource));
  return plainName(only) === singular || ITEM_NAMES.includes(only) ? joinPointer('', only) : '';
}

/** Members of an envelope around a list. */
const AROUND_LIST =
  /^(?:_?(?:meta|links)|total|count|page|paging|pagination|per_?page|size|limit|offset|next|prev|first|last|has_?(?:more|next|prev)|cursor)/i;

/** Whether an answer has a list and nothing else but facts about its pages. */
export function isOnlyList(answer: Shape, resource: string): boolean {
  const list = findList(answer, resource);
  if (list === undefined) return false;
  const [holder] = parsePointer(list.at);
  return answer.names.every((name) => name === holder || AROUND_LIST.test(name));
}
