// @ts-check
import { isCondition } from './is-condition.mjs';

/**
 * Every property, parameter and header has a description where it is used, every schema file a title and a description.
 * @type {import('@redocly/openapi-core').Oas3Rule}
 */
export const EverythingDescribed = () => ({
  SchemaProperties(properties, { location, report }) {
    if (isCondition(location.pointer)) return;
    for (const [name, property] of Object.entries(properties)) {
      if (isText(/** @type {{description?: unknown}} */ (property).description)) continue;
      report({
        message: `The property \`${name}\` has no description.\nSay in one sentence what it means, beside \`$ref\` too.`,
        location: location.child([name]).key(),
      });
    }
  },
  Parameter(parameter, { location, report }) {
    if (!isText(parameter.description)) report(undescribed('parameter', parameter.name, location));
  },
  Header(header, { key, location, report }) {
    if (!isText(header.description)) report(undescribed('header', String(key), location));
  },
  Schema(schema, { location, report }) {
    if (location.pointer !== '#/') return;
    const { title, description } = /** @type {{title?: unknown, description?: unknown}} */ (schema);
    if (isText(title) && isText(description)) return;
    report({
      message: `The schema has no ${isText(title) ? 'description' : 'title'}.\nA schema file needs \`title\` (in words) and \`description\`.`,
      location,
    });
  },
});

/**
 * @param {string} kind
 * @param {string | undefined} name
 * @param {import('@redocly/openapi-core').Location} location
 */
function undescribed(kind, name, location) {
  return {
    message: `The ${kind} \`${name}\` has no description.\nSay in one sentence what it means.`,
    location,
  };
}

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string' && value.trim() !== '';
}
