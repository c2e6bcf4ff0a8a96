import type { FilterPlan, PagingPlan } from '#core/contracts/world-plan';
import type { Parameter } from '../../model/api/api-model';
import type { Shape } from './shape';
import { plainName } from './words';

const SIZES = [
  'limit',
  'perpage',
  'pagesize',
  'size',
  'first',
  'top',
  'maxresults',
  'count',
  'take',
  'pagelimit',
];
const OFFSETS = ['offset', 'skip', 'start', 'startindex', 'pageoffset'];
const PAGES = ['page', 'pagenumber', 'pageno', 'pagenum', 'pageindex'];
const TOKENS = [
  'cursor',
  'pagetoken',
  'nexttoken',
  'marker',
  'continue',
  'continuationtoken',
  'nextpagetoken',
];
const AFTERS = ['after', 'startingafter', 'sinceid', 'lastid'];
const BEFORES = ['before', 'endingbefore', 'maxid'];
const TEXTS = ['q', 'query', 'search', 'searchterm', 'keyword', 'keywords'];

/** Finds the query parameters that page through a list, if it has any. */
export function findPaging(parameters: readonly Parameter[]): PagingPlan | undefined {
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const find = (names: readonly string[]) =>
    query.find(
      ({ name }) =>
        names.includes(plainName(name)) ||
        (/^created/.test(name) && names === BEFORES && /before$/.test(name)),
    );
  const size = find(SIZES);
  const kinds = [
    ['offset', OFFSETS],
    ['page', PAGES],
    ['token', TOKENS],
    ['after', AFTERS],
    ['before', BEFORES],
  ] as const;
  const found = kinds.flatMap(([kind, names]) => {
    const parameter = find(names);
    return parameter && parameter !== size ? [{ kind, parameter }] : [];
  });
  const [position] = found;
  if (size === undefined && position === undefined) return undefined;
  return {
    ...(size && { size: sizeOf(size) }),
    ...(position && {
      position: {
        name: position.parameter.name,
        kind: position.kind,
        first: firstOf(position.parameter, position.kind),
      },
    }),
    isNewestFirst:
      position?.kind === 'before' || plainName(position?.parameter.name ?? '') === 'startingafter',
  };
}

function sizeOf({ name, schema }: Parameter): NonNullable<PagingPlan['size']> {
  const fallback = schema.default?.value;
  const most = schema.limits.find(({ keyword }) => keyword === 'maximum')?.value;
  return {
    name,
    ...(typeof fallback === 'number' && fallback > 0 && { fallback }),
    ...(typeof most === 'number' && most > 0 && { most }),
  };
}

/** The number of the first page, or of the first record. */
function firstOf({ schema }: Parameter, kind: string): number {
  if (kind !== 'page') return 0;
  const least = schema.limits.find(({ keyword }) => keyword === 'minimum')?.value;
  return least === 0 || schema.default?.value === 0 ? 0 : 1;
}

const COMPARISONS: readonly (readonly [ending: RegExp, comparison: FilterPlan['comparison']])[] = [
  [/(?:[._]gte|\[gte\])$/, 'least'],
  [/(?:[._]gt|\[gt\])$/, 'above'],
  [/(?:[._]lte|\[lte\])$/, 'most'],
  [/(?:[._]lt|\[lt\])$/, 'below'],
];

/** Finds the query parameters that have the name of a member, with or without a comparison. */
export function findFilters(
  parameters: readonly Parameter[],
  record: Shape | undefined,
  paging: PagingPlan | undefined,
): FilterPlan[] {
  const taken = [paging?.size?.name, paging?.position?.name];
  return parameters.flatMap(({ name, in: location }): FilterPlan[] => {
    if (location !== 'query' || taken.includes(name)) return [];
    if (TEXTS.includes(plainName(name))) return [{ parameter: name, comparison: 'text' }];
    for (const [ending, comparison] of COMPARISONS) {
      const member = ending.test(name) ? memberNamed(record, name.replace(ending, '')) : undefined;
      if (member !== undefined) return [{ parameter: name, member, comparison }];
    }
    const [, bound, rest] = /^(min|max)_(\w+)$/.exec(name) ?? [];
    const bounded = rest === undefined ? undefined : memberNamed(record, rest);
    if (bounded !== undefined)
      return [{ parameter: name, member: bounded, comparison: bound === 'min' ? 'least' : 'most' }];
    const member = memberNamed(record, name);
    return member === undefined ? [] : [{ parameter: name, member, comparison: 'equal' }];
  });
}

function memberNamed(record: Shape | undefined, name: string): string | undefined {
  const names = record?.names ?? [];
  const member = names.find((one) => one === name) ?? names.find((one) => plainName(one) === plainName(name));
  return member !== undefined && record?.member(member)?.kind !== 'object' ? member : undefined;
}
