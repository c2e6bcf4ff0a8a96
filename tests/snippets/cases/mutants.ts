import { isObject, type Json } from '#core/json/json';
import type { HttpRequest } from '../../../generator/emit/snippets/http-request';

/** A request that a snippet must not send in place of the canonical one. */
export interface Mutant {
  operator:
    | 'auth dropped'
    | 'verb changed'
    | 'member lost'
    | 'null as text'
    | 'number as text'
    | 'query lost';
  /** Where in the body, or which parameter. */
  at: string;
  request: HttpRequest;
}

const OTHER_VERB: Record<string, string> = { GET: 'DELETE', POST: 'PUT', PUT: 'POST', DELETE: 'GET' };

/** Every mutant of a request. */
export function mutantsOf(request: HttpRequest): Mutant[] {
  const { body, query } = request;
  return [
    ...(request.credentials.length > 0
      ? [{ operator: 'auth dropped' as const, at: '', request: { ...request, credentials: [] } }]
      : []),
    {
      operator: 'verb changed',
      at: '',
      request: { ...request, method: OTHER_VERB[request.method] ?? 'POST' },
    },
    ...query.map(({ name }, index): Mutant => {
      const isKept = (_: unknown, position: number) => position !== index;
      const parameters = request.parameters.filter((one) => one.in !== 'query' || one.name !== name);
      return {
        operator: 'query lost',
        at: name,
        request: { ...request, parameters, query: query.filter(isKept) },
      };
    }),
    ...(body?.kind === 'json'
      ? mutateJson(body.value).map(({ value, ...rest }) => ({
          ...rest,
          request: { ...request, body: { ...body, value } },
        }))
      : []),
  ];
}

interface JsonMutant {
  operator: Mutant['operator'];
  at: string;
  value: Json;
}

/** Each member of each object lost, each null and each number as text; one change at a time. */
function mutateJson(value: Json, at = ''): JsonMutant[] {
  if (value === null) return [{ operator: 'null as text', at, value: 'null' }];
  if (typeof value === 'number') return [{ operator: 'number as text', at, value: String(value) }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      mutateJson(item, `${at}/${index}`).map((mutant) => ({
        ...mutant,
        value: value.with(index, mutant.value),
      })),
    );
  }
  return isObject(value) ? Object.keys(value).flatMap((name) => mutateMember(value, name, at)) : [];
}

function mutateMember(value: { [key: string]: Json }, name: string, at: string): JsonMutant[] {
  const { [name]: member = null, ...others } = value;
  const inside = mutateJson(member, `${at}/${name}`).map((mutant) => ({
    ...mutant,
    value: Object.fromEntries(
      Object.entries(value).map(([key, kept]) => [key, key === name ? mutant.value : kept]),
    ),
  }));
  return [{ operator: 'member lost', at: `${at}/${name}`, value: others }, ...inside];
}
