import { groupBy } from '#core/collections/group-by';
import { findNearest } from '#core/text/nearest';
import { keyOf } from '../key-of';
import type { Rule, RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';
import { membersOf } from '../../source/members-of';

interface ListsArePagedOptions {
  /** Names of the paging parameters. */
  parameters?: string[];
  /** Names of the paging headers. */
  headers?: string[];
  /** Paths of catalogs, which are always returned in full. */
  except?: string[];
}

/** How the configuration is extended. */
const EXTEND = 'The path of a list that is always complete belongs to `except`';

/** A paging parameter that a list lacks. */
interface Lack {
  name: string;
  path: string;
  location: RuleLocation;
  /** The shared parameters that it has instead: their names and locations. */
  shared: Map<string, RuleLocation>;
}

/**
 * Reports GET operations that return an array but lack the paging parameters or headers. If lists share a parameter with another
 * name, reports that parameter.
 */
export const ListsArePaged: Rule = ({ parameters = [], headers = [], except = [] }: ListsArePagedOptions) => {
  let path = '';
  const lacks: Lack[] = [];
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
          const listed = (operation.parameters ?? []).map((raw) => ({ raw, ...resolve(raw) }));
          const names = listed.map(({ node }) => node?.name);
          const shared = new Map(
            listed.flatMap(({ raw, node, location: at }) =>
              isReference(raw) && at && node?.name && !parameters.includes(node.name)
                ? [[node.name, at.child(['name'])]]
                : [],
            ),
          );
          for (const name of parameters.filter((wanted) => !names.includes(wanted)))
            lacks.push({ name, path, location: keyOf(location.child(['parameters'])), shared });
          for (const name of headers.filter((wanted) => !(wanted in (response.headers ?? {})))) {
            context.report({
              message: `The list \`${path}\` has no response header \`${name}\`.\nRefer to the shared paging headers.\n${EXTEND}`,
              location: keyOf(location.child(['responses', '200'])),
            });
          }
        },
      },
    },
    Root: {
      leave(_, context) {
        for (const group of groupBy(lacks, ({ name }) => name).values())
          tellLacks(group).forEach((problem) => context.report(problem));
      },
    },
  };
};

/** Reports the lists that lack one parameter: as one problem if they share another one instead. */
function tellLacks(lacks: readonly Lack[]) {
  const [{ name, shared } = lacks[0]!, ...others] = lacks;
  const common = [...shared.keys()].filter((one) => others.every((lack) => lack.shared.has(one)));
  const other = findNearest(name, common)[0] ?? common[0];
  const place = other === undefined || others.length === 0 ? undefined : shared.get(other);
  if (place !== undefined)
    return [
      {
        message: `The parameter is called \`${other}\`, and ${lacks.length} lists have no parameter \`${name}\`.\nCall it \`${name}\`.`,
        location: [place, ...lacks.map(({ location }) => location)],
      },
    ];
  return lacks.map(({ path, location }) => ({
    message: `The list \`${path}\` has no parameter \`${name}\`.\nRefer to the shared paging parameters.\n${EXTEND}`,
    location,
  }));
}

function isList(response: unknown, { source }: RuleLocation, resolve: RuleContext['resolve']): boolean {
  const content = membersOf(membersOf(response).content);
  const { schema } = membersOf(content['application/json']);
  return membersOf(resolve(membersOf(schema), source.absoluteRef).node).type === 'array';
}
