import { keyOf } from '../key-of';
import type { Rule } from '../redocly';

const ALWAYS = ['401', '403', '405', '406', '429', '500', '502', '503', '504'];

/** What decides which errors an operation returns. */
interface Traits {
  /** Lower case. */
  method: string;
  hasInput: boolean;
  /** Whether it names one record, which there may not be. */
  hasRecord: boolean;
  isGone: boolean;
  isAction: boolean;
}

interface StandardErrorsOptions {
  /** Ends of the paths whose GET changes something: it can be refused as a POST can. */
  actions?: string[];
}

/** Every operation returns the same errors for the same reasons, so that readers learn them once. */
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
          // None at all is one mistake, which another rule names.
          if (statuses.length === 0) return;
          const actual = statuses.filter((status) => status >= '400');
          const places = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.in);
          const wanted = wantedErrors({
            method: String(key),
            hasInput: Boolean(operation.requestBody) || places.includes('query'),
            // A path that calls its parameter otherwise is a mistake of its own.
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
