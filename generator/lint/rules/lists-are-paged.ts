import { keyOf } from '../key-of';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { membersOf } from '../members-of';

const PARAMETERS = ['created_before', 'limit'];
const HEADERS = ['X-Pages-HasMore', 'X-Pages-NextPage'];

/** The option `except` names the paths of catalogues, which are always answered whole. */
interface ListsArePagedOptions {
  except?: string[];
}

/** A GET that answers an array takes the two paging parameters and answers the two paging headers. */
export const ListsArePaged: Rule = ({ except = [] }: ListsArePagedOptions) => {
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
          for (const name of PARAMETERS.filter((wanted) => !names.includes(wanted))) {
            context.report({
              message: `The list \`${path}\` has no parameter \`${name}\`.\nRefer to the shared parameters CreatedBefore and Limit.`,
              location: keyOf(location.child(['parameters'])),
            });
          }
          for (const name of HEADERS.filter((wanted) => !(wanted in (response.headers ?? {})))) {
            context.report({
              message: `The list \`${path}\` answers without the header \`${name}\`.\nRefer to the shared headers PagesHasMore and PagesNextPage.`,
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
