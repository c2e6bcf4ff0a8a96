import type { Reproduction } from '#core/contracts/reproductions';
import type { HttpMethod } from '#core/http/methods';
import type { Operation, Parameter } from '../../../model/api/api-model';
import type { MergeSchema } from '../../../model/api/schema/merge-schema';
import type { SimulatorSettings } from '../settings/settings';
import { plainCall, withText } from './call';

/** The context that the reproductions of one API are built in. */
export interface ReproductionContext {
  settings: SimulatorSettings;
  merge: MergeSchema;
  operations: readonly Operation[];
  /** The number of calls that the rate limit allows in one window. */
  calls: number;
}

/** 400: a truncated body, or a query that the description does not allow. */
export function badRequest(operation: Operation, context: ReproductionContext): Reproduction | undefined {
  if (operation.requestBody) {
    return {
      cause: 'The body breaks off, so it is not JSON.',
      request: withText(plainCall(operation, context.settings), '{"'),
    };
  }
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return withoutRequired(operation, query, context) ?? withWrongValue(operation, query, context);
}

function withoutRequired(
  operation: Operation,
  query: Parameter[],
  { settings }: ReproductionContext,
): Reproduction | undefined {
  const missing = query.findLast(({ required }) => required);
  if (missing === undefined) return undefined;
  return {
    cause: `The query has no \`${missing.name}\`, which is required.`,
    request: plainCall(operation, settings, { without: missing.name }),
  };
}

/** Sends a query value that is wrong according to the settings, or else a string for an integer, preferably for the page size. */
function withWrongValue(
  operation: Operation,
  query: Parameter[],
  { settings, merge }: ReproductionContext,
): Reproduction | undefined {
  const known = Object.entries(settings.reproductions.wrongQuery).map(([name, wrong]) => ({
    name,
    ...wrong,
  }));
  const isSize = ({ name }: { name: string }) => name === settings.paging.size;
  const numbers = query
    .filter(({ schema }) => merge(schema).schema.types.includes('integer'))
    .map(({ name }) => ({ name, value: 'ten', cause: `\`${name}\` is not an integer.` }))
    .toSorted((one, other) => Number(isSize(other)) - Number(isSize(one)));
  const wrong = [...known, ...numbers].find(({ name }) => query.some((parameter) => parameter.name === name));
  if (wrong === undefined) return undefined;
  return {
    cause: wrong.cause,
    request: plainCall(operation, settings, { query: { [wrong.name]: wrong.value } }),
  };
}

const OTHER_METHODS: readonly HttpMethod[] = ['patch', 'delete', 'put', 'post'];

/** 405: the path exists but the method does not, so the request is not that of the operation. */
export function methodNotAllowed(
  operation: Operation,
  { settings, operations }: ReproductionContext,
): Reproduction | undefined {
  const known = operations.filter(({ path }) => path === operation.path).map(({ method }) => method);
  const other = OTHER_METHODS.find((method) => !known.includes(method));
  if (other === undefined) return undefined;
  const method = other.toUpperCase();
  return {
    cause: `The path does not support ${method}.`,
    request: { ...plainCall(operation, settings), method },
  };
}

/** 406: the caller accepts only a format that the API does not support. */
export function notAcceptable(operation: Operation, { settings }: ReproductionContext): Reproduction {
  return {
    cause: 'The caller wants XML, and there is only JSON.',
    request: plainCall(operation, settings, { headers: { Accept: 'application/xml' } }),
  };
}
