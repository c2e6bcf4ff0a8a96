// @ts-check

/** Keywords of OpenAPI 3.0 schemas that mean nothing since 3.1, whether a value is one, and what to write instead. */
const LEFTOVERS = [
  { keyword: 'nullable', isLeftover: () => true, remedy: "Write `type: [string, 'null']`." },
  { keyword: 'example', isLeftover: () => true, remedy: 'Write an example for the whole body instead.' },
  {
    keyword: 'exclusiveMinimum',
    isLeftover: isBoolean,
    remedy: 'Write the limit itself: `exclusiveMinimum: 0`.',
  },
  {
    keyword: 'exclusiveMaximum',
    isLeftover: isBoolean,
    remedy: 'Write the limit itself: `exclusiveMaximum: 100`.',
  },
];

/**
 * @type {import('@redocly/openapi-core').Oas3Rule}
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export const NoOpenapi30Leftovers = () => ({
  Schema(schema, { location, report }) {
    for (const { keyword, isLeftover, remedy } of LEFTOVERS) {
      const value = /** @type {Record<string, unknown>} */ (schema)[keyword];
      if (value === undefined || !isLeftover(value)) continue;
      report({
        message: `The keyword \`${keyword}\` is a form of OpenAPI 3.0.\n${remedy}`,
        location: location.child([keyword]).key(),
      });
    }
  },
});

/** @param {unknown} value */
function isBoolean(value) {
  return typeof value === 'boolean';
}
