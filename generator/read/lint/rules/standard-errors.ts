import { suggestNearest } from '../../../problems/suggest-nearest';
import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

/** How the configuration is extended. */
const EXTEND = 'The reasons are listed in the configuration';

/** The traits of an operation that determine which errors it returns. */
interface Traits {
  id?: string;
  /** In lower case. */
  method: string;
  hasInput: boolean;
  /** Whether the path identifies a single record, which may not exist. */
  hasRecord: boolean;
  isGone: boolean;
  isAction: boolean;
}

/** Which operations return which errors, for the reasons that operations share or each on its own. */
interface StandardErrorsOptions {
  /** Statuses that every operation returns. */
  always?: Status[];
  /** Those of operations with a body or a query. */
  input?: Status[];
  /** Those of operations on a record, whose path has a parameter. */
  record?: Status[];
  /** Those of operations that change something. */
  change?: Status[];
  /** Those of a DELETE that always fails; it returns none of those of a change. */
  gone?: Status[];
  /** Last segments of the paths whose GET changes something. */
  actions?: string[];
  /** The operations that return another error, by its status: `409: [createCoupon]`. */
  also?: Record<string, string[]>;
}

/** As YAML reads it. */
type Status = number | string;

/** Reports operations without the standard errors for their traits, which readers learn once for all operations. */
export const StandardErrors: Rule = (options: StandardErrorsOptions) => {
  const { actions = [], also = {}, gone = [] } = options;
  const known = new Set<string>();
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_, { key }) {
          path = String(key);
        },
        Operation(operation, context) {
          const { key, location, resolve } = context;
          known.add(operation.operationId ?? '');
          const statuses = Object.keys(operation.responses ?? {});
          // An operation without any response is reported by another rule.
          if (statuses.length === 0) return;
          const actual = statuses.filter((status) => status >= '400');
          const places = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.in);
          const traits = {
            id: operation.operationId,
            method: String(key),
            hasInput: Boolean(operation.requestBody) || places.includes('query'),
            // A path whose parameter has another name is a separate mistake.
            hasRecord: path.includes('{') || places.includes('path'),
            isGone: gone.some((status) => actual.includes(String(status))),
            isAction: actions.some((action) => path.endsWith(`/${action}`)),
          };
          const wanted = wantedErrors(traits, options);
          for (const status of wanted.filter((status) => !actual.includes(status))) {
            context.report({
              message: `The operation \`${operation.operationId}\` does not respond with ${status}.\nAdd the shared response for ${status}.\n${EXTEND}`,
              location: keyOf(location.child(['responses'])),
            });
          }
          for (const status of actual.filter((status) => !wanted.includes(status))) {
            context.report({
              message: `The operation \`${operation.operationId}\` responds with ${status}, for which it has no reason.\nIf it can fail like this, write \`${status}: [${operation.operationId}]\` below \`also\`; otherwise remove the response.\n${EXTEND}`,
              location: keyOf(location.child(['responses', status])),
            });
          }
        },
      },
    },
    Root: {
      leave(_, context) {
        for (const id of new Set(Object.values(also).flat()))
          if (!known.has(id))
            context.report({
              message: `There is no operation \`${id}\`, which \`also\` says to return an error.\n${suggestNearest(id, known) ?? 'Write the operationId of an operation.'}\n${EXTEND}`,
              location: context.location.child(['paths']),
            });
      },
    },
  };
};

function wantedErrors(
  { id, method, hasInput, hasRecord, isGone, isAction }: Traits,
  options: StandardErrorsOptions,
) {
  const { always = [], input = [], record = [], change = [], gone = [], also = {} } = options;
  const isAlwaysGone = isGone && method === 'delete';
  const isChange = ['post', 'put', 'patch', 'delete'].includes(method) || isAction;
  const own = Object.keys(also).filter((status) => also[status]?.includes(id ?? ''));
  return [
    ...always,
    ...(hasInput ? input : []),
    ...(hasRecord ? record : []),
    ...(isChange && !isAlwaysGone ? change : []),
    ...(isAlwaysGone ? gone : []),
    ...own,
  ].map(String);
}
