// @ts-check

/**
 * What projecting a schema needs; `ids` holds the ids of the schemas that `ajv` knows, by their place.
 * @typedef {{
 *   ajv: import('ajv/dist/core.js').default,
 *   ids: Map<string, string>,
 *   direction: 'request' | 'answer',
 *   resolve: import('@redocly/openapi-core').UserContext['resolve'],
 * }} Context
 */

/** Keywords whose value is a schema, a list of schemas, or schemas by name, and whether it describes a whole value. */
const SCHEMA = { items: true, additionalProperties: true, not: false, if: false, then: false, else: false };
const LIST = ['allOf', 'anyOf', 'oneOf'];

/**
 * A raw schema as a JSON Schema of one direction that refuses members it does not name. Schemas it refers to, in
 * whatever file, are added to `ajv` under their place.
 * @param {any} schema
 * @param {string} file the file that the schema stands in
 * @param {Context} context
 * @returns {any}
 */
export function closedSchema(schema, file, context) {
  const projected = project(schema, file, context);
  return isObject(projected) && namesMembers(schema, file, context)
    ? { ...projected, unevaluatedProperties: false }
    : projected;
}

/**
 * @param {any} schema
 * @param {string} file
 * @param {Context} context
 * @returns {any}
 */
function project(schema, file, context) {
  if (!isObject(schema)) return schema;
  const result = { ...schema };
  if (typeof schema.$ref === 'string') result.$ref = addTarget(schema, file, context);
  for (const [keyword, isWhole] of Object.entries(SCHEMA)) {
    if (isObject(schema[keyword]))
      result[keyword] = (isWhole ? closedSchema : project)(schema[keyword], file, context);
  }
  for (const keyword of LIST) {
    if (Array.isArray(schema[keyword])) {
      result[keyword] = schema[keyword].map((branch) => project(branch, file, context));
    }
  }
  if (schema.properties) Object.assign(result, projectProperties(schema, file, context));
  return result;
}

/**
 * @param {any} schema
 * @param {string} file
 * @param {Context} context
 */
function projectProperties({ properties, required = [] }, file, context) {
  const flag = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  const members = Object.entries(/** @type {Record<string, any>} */ (properties)).map(([name, property]) => [
    name,
    property[flag] ? false : closedSchema(property, file, context),
  ]);
  return {
    properties: Object.fromEntries(members),
    required: required.filter((/** @type {string} */ name) => !properties[name]?.[flag]),
  };
}

/**
 * @param {any} reference
 * @param {string} file
 * @param {Context} context
 */
function addTarget(reference, file, context) {
  const { node, location } = context.resolve(reference, file);
  if (!location) return reference.$ref;
  const place = location.absolutePointer;
  const known = context.ids.get(place);
  if (known) return known;
  const id = `schema-${context.ids.size}`;
  // Before the schema itself, which may refer to itself.
  context.ids.set(place, id);
  context.ajv.addSchema(project(node, location.source.absoluteRef, context), id);
  return id;
}

/**
 * Whether a schema names members. One that does not leaves them all open.
 * @param {any} schema
 * @param {string} file
 * @param {Context} context
 * @param {Set<unknown>} seen
 * @returns {boolean}
 */
function namesMembers(schema, file, context, seen = new Set()) {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  if (schema.properties) return true;
  const branches = LIST.flatMap((keyword) => schema[keyword] ?? []);
  if (branches.some((branch) => namesMembers(branch, file, context, seen))) return true;
  if (typeof schema.$ref !== 'string') return false;
  const { node, location } = context.resolve(schema, file);
  return location !== undefined && namesMembers(node, location.source.absoluteRef, context, seen);
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, any>}
 */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
