import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

const ALWAYS = ['401', '403', '405', '406', '429', '500', '502', '503', '504'];

/** The traits of an operation that determine which errors it returns. */
interface Traits {
  /** In lower case. */
  method: string;
  hasInput: boolean;
  /** Whether the path identifies a single record, which may not exist. */
  hasRecord: boolean;
  isGone: boolean;
  isAction: boolean;
}

interface StandardErrorsOptions {
  /** Last segments of the paths whose GET changes something: it can be rejected like a POST. */
  actions?: string[];
}

/** Reports operations without the standard errors for their traits, which readers learn once for all operations. */
export const StandardErrors: Rule = ({ actions = [] }: StandardErrorsOptions) => {
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_, { key }) {
          path = String(key);
        },
        Operation(operation, context) {
          const { key, location, resolve } = context;
          const statuses = Object.keys(operation.responses ?? {});
          // An operation without any response is reported by another rule.
          if (statuses.length === 0) return;
          const actual = statuses.filter((status) => status >= '400');
          const places = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.in);
          const wanted = wantedErrors({
            method: String(key),
            hasInput: Boolean(operation.requestBody) || places.includes('query'),
            // A path whose parameter has another name is a separate mistake.
            hasRecord: path.includes('{') || places.includes('path'),
            isGone: actual.includes('410'),
            isAction: actions.some((action) => path.endsWith(`/${action}`)),
          });
          for (const status of wanted.filter((status) => !actual.includes(status))) {
            context.report({
              message: `The operation \`${operation.operationId}\` does not respond with ${status}.\nAdd the shared response for ${status}.`,
              location: keyOf(location.child(['responses'])),
            });
          }
          for (const status of actual.filter((status) => !wanted.includes(status))) {
            context.report({
              message: `The operation \`${operation.operationId}\` responds with ${status}, for which it has no reason.\nRemove the response.`,
              location: keyOf(location.child(['responses', status])),
            });
          }
        },
      },
    },
  };
};

function wantedErrors({ method, hasInput, hasRecord, isGone, isAction }: Traits): string[] {
  const isAlwaysGone = isGone && method === 'delete';
  const canFail = ['post', 'put', 'delete'].includes(method) || isAction;
  return [
    ...ALWAYS,
    ...(hasInput ? ['400'] : []),
    ...(hasRecord ? ['404'] : []),
    ...(canFail && !isAlwaysGone ? ['422'] : []),
    ...(isAlwaysGone ? ['410'] : []),
  ];
}
