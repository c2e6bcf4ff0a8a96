import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { objectOf } from '#core/json/read';
import type { Specified } from '../../../specified';
import { HEADERS } from '../beyond';
import { cite } from './cite';
import { isMarked } from './compare-presence';
import { queryOf } from './compare-parameters';
import type { Finding } from './finding';
import { operationsOf, type Pair } from './operations-of';
import { below, follow, sitesAt, valueAt } from './sites';

/** Responses with another status, without a header of the limits, with no list where there is one, or not specified. */
export function compareResponses(description: BundledDescription, specified: Specified): Finding[] {
  const pairs = operationsOf(description, specified);
  return [
    ...unusedStatuses(description, specified, pairs),
    ...pairs.flatMap((pair) => compareResponse(description, specified, pair)),
  ];
}

/** Errors of the catalog that no operation returns. */
function unusedStatuses(
  description: BundledDescription,
  { errors }: Specified,
  pairs: readonly Pair[],
): Finding[] {
  const used = new Set(pairs.flatMap((pair) => responsesOf(description, pair)));
  return Object.keys(errors)
    .filter((status) => !used.has(status))
    .map((status) => ({
      pointer: '#/paths',
      message: `No operation returns ${status}, an error of the specification (${cite('errors')}).`,
      remedy: `Add the response ${status}.`,
    }));
}

function compareResponse(description: BundledDescription, specified: Specified, pair: Pair): Finding[] {
  return [
    ...ownStatuses(description, specified, pair),
    ...lostStatuses(description, specified, pair),
    ...lostHeaders(description, specified, pair),
    ...compareBody(description, pair),
  ];
}

function responsesOf(description: BundledDescription, { pointer }: Pair): string[] {
  return Object.keys(objectOf(valueAt(description, below(pointer, 'responses'))));
}

function ownStatuses(description: BundledDescription, { errors }: Specified, pair: Pair): Finding[] {
  return responsesOf(description, pair)
    .filter((status) => !status.startsWith('2') && !(status in errors))
    .map((status) => ({ status, pointer: below(pair.pointer, 'responses', status) }))
    .filter(({ pointer }) => !isMarked(description, pointer))
    .map(({ status, pointer }) => ({
      pointer,
      message: `${pair.operation.id} returns ${status}, which is not a status of the specification (${cite('errors')}).`,
      remedy: `Write one of ${Object.keys(errors).join(', ')}.`,
    }));
}

function lostStatuses(description: BundledDescription, specified: Specified, pair: Pair): Finding[] {
  const { method, path } = pair.operation;
  const said: Record<string, string> = { ...specified.gone, ...specified.special };
  const status = said[`${method} ${path}`];
  if (status === undefined || responsesOf(description, pair).includes(status)) return [];
  return [
    {
      pointer: below(pair.pointer, 'responses'),
      message: `${method} ${path} does not return ${status}; the specification says so (${cite(path === '/transactions' ? 'special' : 'gone')}).`,
      remedy: `Add the response ${status}.`,
    },
  ];
}

function lostHeaders(description: BundledDescription, { limits }: Specified, pair: Pair): Finding[] {
  const isPaged = queryOf(description, pair.operation).some(({ name }) => name === limits.paging.parameter);
  return responsesOf(description, pair)
    .filter((status) => status.startsWith('2') || status === '429')
    .map((status) => ({ status, pointer: follow(description, below(pair.pointer, 'responses', status)) }))
    .flatMap(({ status, pointer }) => {
      const wanted = [...limits.rate.headers, ...(isPaged && status !== '429' ? limits.paging.headers : [])];
      const has = Object.keys(objectOf(valueAt(description, below(pointer, 'headers'))));
      return wanted
        .filter((header) => !has.includes(HEADERS[header]))
        .map((header) => ({
          pointer,
          message: `${pair.operation.id} returns ${status} without the header for ${header} (${HEADERS[header]}); the specification has one (${cite(header in limits.rate.headers ? 'limits.rate' : 'limits.paging')}).`,
          remedy: `Add the header ${HEADERS[header]}.`,
        }));
    });
}

function compareBody(
  description: BundledDescription,
  { operation, pointer, request, response }: Pair,
): Finding[] {
  const { id, takes, returns } = operation;
  const types = response === undefined ? [] : sitesAt(description, response).map(({ schema }) => schema.type);
  const isMarkedBody = response === undefined || isMarked(description, follow(description, response));
  const wrong = [
    takes !== undefined && request === undefined && 'takes no body, but the specification names its fields',
    takes === undefined && request !== undefined && 'takes a body, which is not in the specification',
    returns !== undefined &&
      response === undefined &&
      'returns nothing, but the specification names its fields',
    returns === undefined &&
      !isMarkedBody &&
      'returns a body, which is not in the specification and has no mark',
    typeof returns === 'object' &&
      !types.includes('array') &&
      'returns no array, but a list is one (7.api.22)',
    typeof returns === 'string' && types.includes('array') && 'returns an array, but it is one record',
  ];
  return wrong
    .filter((problem) => problem !== false)
    .map((problem) => ({
      pointer,
      message: `${id} ${problem}.`,
      remedy: 'Write it as the specification does.',
    }));
}
