// @ts-check

/**
 * Every value of an enum, but null, is explained in `x-enumDescriptions`, and nothing else is.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const EnumValuesExplained = () => ({
  Schema(schema, { location, report }) {
    const values = /** @type {unknown[] | undefined} */ (schema.enum)
      ?.filter((value) => value !== null)
      .map(String);
    if (!values) return;
    const meanings = /** @type {Record<string, unknown>} */ (
      /** @type {Record<string, unknown>} */ (schema)['x-enumDescriptions'] ?? {}
    );
    for (const value of values.filter((value) => !meanings[value])) {
      report({
        message: `The value \`${value}\` of the enum is not explained.\nAdd \`${value}: <meaning>\` to \`x-enumDescriptions\` of the schema.`,
        location: location.child(['enum']),
      });
    }
    for (const value of Object.keys(meanings).filter((key) => !values.includes(key))) {
      report({
        message: `\`x-enumDescriptions\` explains \`${value}\`, which is not a value of the enum.\nTake it out, or add the value to \`enum\`.`,
        location: location.child(['x-enumDescriptions', value]).key(),
      });
    }
  },
});
