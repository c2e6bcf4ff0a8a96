// @ts-check
import { isCondition } from './is-condition.mjs';

/**
 * A field that ends in `_cents` is an integer and its description says "cents"; there is no other way to tell 1999
 * from 19.99.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const MoneyInCents = () => ({
  SchemaProperties(properties, { location, report, resolve }) {
    if (isCondition(location.pointer)) return;
    for (const [name, property] of Object.entries(properties)) {
      if (!name.endsWith('_cents')) continue;
      const place = location.child([name]);
      if (!isInteger(property, resolve)) {
        report({
          message: `The field \`${name}\` is not an integer.\nWrite \`$ref: ./Cents.yaml\`.`,
          location: place,
        });
      }
      if (!/\bcents\b/.test(/** @type {{description?: string}} */ (property).description ?? '')) {
        report({
          message: `The description of \`${name}\` does not say that the amount is in cents.\nEnd it with ": integer, in cents."`,
          location: place,
        });
      }
    }
  },
});

/**
 * @param {any} schema
 * @param {import('@redocly/openapi-core').UserContext['resolve']} resolve
 * @returns {boolean}
 */
function isInteger(schema, resolve) {
  const { node } = resolve(schema);
  const branches = /** @type {any[]} */ (node?.anyOf ?? []).filter((branch) => branch.type !== 'null');
  if (branches.length > 0) return branches.every((branch) => isInteger(branch, resolve));
  const types = [node?.type].flat().filter((type) => type !== 'null');
  return types.length === 1 && types[0] === 'integer';
}
