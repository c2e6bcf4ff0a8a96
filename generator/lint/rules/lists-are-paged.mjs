// @ts-check

const PARAMETERS = ['created_before', 'limit'];
const HEADERS = ['X-Pages-HasMore', 'X-Pages-NextPage'];

/**
 * A GET that answers an array takes the two paging parameters and answers the two paging headers. Catalogues that are
 * always answered whole are named in the option `except`, by path.
 * @param {{ except?: string[] }} options
 * @returns {import('@redocly/openapi-core').Oas3Visitor}
 */
export const ListsArePaged = ({ except = [] }) => {
  let path = '';
  return {
    Paths: {
      PathItem: {
        enter(_, { key }) {
          path = String(key);
        },
        Operation(operation, { key, location, report, resolve }) {
          const { node: answer, location: place } = resolve(operation.responses?.['200'] ?? {});
          if (key !== 'get' || except.includes(path) || !place || !isList(answer, place, resolve)) return;
          const names = (operation.parameters ?? []).map((parameter) => resolve(parameter).node?.name);
          for (const name of PARAMETERS.filter((wanted) => !names.includes(wanted))) {
            report({
              message: `The list \`${path}\` has no parameter \`${name}\`.\nRefer to the shared parameters CreatedBefore and Limit.`,
              location: location.child(['parameters']).key(),
            });
          }
          for (const name of HEADERS.filter((wanted) => !(wanted in (answer.headers ?? {})))) {
            report({
              message: `The list \`${path}\` answers without the header \`${name}\`.\nRefer to the shared headers PagesHasMore and PagesNextPage.`,
              location: location.child(['responses', '200']).key(),
            });
          }
        },
      },
    },
  };
};

/**
 * @param {any} answer
 * @param {import('@redocly/openapi-core').Location} place
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 */
function isList(answer, place, resolve) {
  const schema = answer?.content?.['application/json']?.schema ?? {};
  return (
    /** @type {{type?: unknown} | undefined} */ (resolve(schema, place.source.absoluteRef).node)?.type ===
    'array'
  );
}
