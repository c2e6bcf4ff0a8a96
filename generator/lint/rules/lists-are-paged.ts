import { keyOf } from '../key-of';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { membersOf } from '../members-of';

interface ListsArePagedOptions {
  /** Names of the paging parameters. */
  parameters?: string[];
  /** Names of the paging headers. */
  headers?: string[];
  /** Paths of catalogues, which are always returned whole. */
  except?: string[];
}

/** A GET that returns an array takes the paging parameters and returns the paging headers. */
export const ListsArePaged: Rule = ({ parameters = [], headers = [], except = [] }: ListsArePagedOptions) => {
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_, { key }) {
          path = String(key);
        },
        Operation(operation, context) {
          const { key, location, resolve } = context;
          const { node: response, location: place } = resolve(operation.responses?.['200'] ?? {});
          if (key !== 'get' || except.includes(path) || !place || !isList(response, place, resolve)) return;
          const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name);
          for (const name of parameters.filter((wanted) => !names.includes(wanted))) {
            context.report({
              message: `The list \`${path}\` has no parameter \`${name}\`.\nRefer to the shared paging parameters.`,
              location: keyOf(location.child(['parameters'])),
            });
          }
          for (const name of headers.filter((wanted) => !(wanted in (response.headers ?? {})))) {
            context.report({
              message: `The list \`${path}\` has no response header \`${name}\`.\nRefer to the shared paging headers.`,
              location: keyOf(location.child(['responses', '200'])),
            });
          }
        },
      },
    },
  };
};

function isList(response: unknown, { source }: RuleLocation, resolve: RuleContext['resolve']): boolean {
  const content = membersOf(membersOf(response).content);
  const { schema } = membersOf(content['application/json']);
  return membersOf(resolve(membersOf(schema), source.absoluteRef).node).type === 'array';
}
