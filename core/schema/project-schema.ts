import { isObject, type Json, type JsonObject } from '../json/json';
import { entriesOf, listOf, textOf, textsOf } from '../json/read';
import { COMPONENT_POINTER, componentTokensOf, isDefinition } from './component-pointer';
import type { Direction } from './direction';
import { splitMembers } from './split-members';
import { chooseByTag, findTag } from './tagged-union';

interface ProjectOptions {
  /** Whether to reject members that the schema does not name. */
  closed?: boolean;
  /** Component schemas by name, to resolve the bases of a schema. */
  components?: Readonly<Record<string, Json>>;
  /** Id of the document with the definitions; by default the document of the schema itself. */
  document?: string;
}

interface Projection extends Required<ProjectOptions> {
  direction: Direction;
}

/** Keywords for people and tools that do not affect validity; nothing refers to an anchor once references are pointers. */
const ANNOTATIONS = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'discriminator',
  'externalDocs',
  'xml',
  '$anchor',
]);

/** Suffix of definitions that reject unknown members. */
const CLOSED = '.closed';

/**
 * Projects an OpenAPI schema to plain JSON Schema for bodies of one direction: removes members of the other direction, their
 * `required` entries and annotations. References become `#/$defs/<name>` of the document, see `projectDefinitions`.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function projectSchema(
  schema: Json,
  direction: Direction,
  { closed = false, components = {}, document = '' }: ProjectOptions = {},
): Json {
  return projectValue(schema, { direction, closed, components, document });
}

/**
 * Builds the `$defs` that projected schemas refer to: every schema of `schemas`, plus `<name>.closed` when `closed` is set.
 * Base schemas stay open, because schemas that extend them may name more members.
 */
export function projectDefinitions(
  schemas: Readonly<Record<string, Json>>,
  direction: Direction,
  { closed = false, components = schemas }: Omit<ProjectOptions, 'document'> = {},
): JsonObject {
  const projection = { direction, closed, components, document: '' };
  const definitions: JsonObject = {};
  for (const [name, schema] of Object.entries(schemas)) {
    definitions[name] = projectPart(schema, projection);
    if (!closed) continue;
    definitions[name + CLOSED] = hasMembers(schema)
      ? {
          $ref: `#/$defs/${name}`,
          properties: knownMembers(schema, projection),
          unevaluatedProperties: false,
        }
      : projectValue(schema, projection);
  }
  return definitions;
}

/** The members of a schema and its bases. Listing them keeps them known when a base or a condition fails. */
function knownMembers(schema: Json, { direction, components }: Projection): JsonObject {
  const { present } = splitMembers(schema, direction, components);
  return Object.fromEntries(present.map((name) => [name, true]));
}

/** Names of members that a body of this direction omits, including those omitted by an enclosing schema. */
type Absent = ReadonlySet<string>;

const NONE: Absent = new Set();

/** Projects a schema that describes a whole value, which is where unknown members are rejected. */
function projectValue(schema: Json, projection: Projection, absent = NONE): Json {
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string' && !hasMembers(schema)) return projectReference(schema, projection);
  if (!hasMembers(schema)) return projectKeywords(schema, { projection, project: projectValue, absent });
  const part = projectPart(schema, projection, absent);
  return projection.closed && isObject(part) ? { ...part, unevaluatedProperties: false } : part;
}

/** Projects a schema that is combined with others (a base, a branch, a condition), whose top level stays open. */
function projectPart(schema: Json, projection: Projection, absent = NONE): Json {
  return isObject(schema) ? projectKeywords(schema, { projection, project: projectPart, absent }) : schema;
}

/** Refers to the closed definition if there is one: whatever else a reference points at is closed where it is. */
function projectReference(schema: JsonObject, projection: Projection): Json {
  const projected = projectKeywords(schema, { projection, project: projectValue, absent: NONE });
  const tokens = componentTokensOf(textOf(schema.$ref) ?? '');
  if (!projection.closed || !tokens || !isDefinition(tokens)) return projected;
  return { ...projected, $ref: `${textOf(projected.$ref)}${CLOSED}` };
}

interface Context {
  projection: Projection;
  /** Projects the alternatives of the schema. */
  project: (schema: Json, projection: Projection, absent: Absent) => Json;
  absent: Absent;
}

function projectKeywords(schema: JsonObject, context: Context): JsonObject {
  const { direction, components } = context.projection;
  const { absent: own } = splitMembers(schema, direction, components);
  const absent = new Set([...context.absent, ...own]);
  const result: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-')) continue;
    result[keyword] = projectKeyword(keyword, value, { ...context, absent });
  }
  return withTaggedUnions(result, schema, context.projection);
}

/** Rewrites tagged alternatives so that only the selected one reports errors. */
function withTaggedUnions(
  projected: JsonObject,
  schema: JsonObject,
  { direction, components }: Projection,
): JsonObject {
  for (const keyword of ['oneOf', 'anyOf']) {
    const tag = findTag(listOf(schema[keyword]), direction, components);
    if (!tag) continue;
    const { [keyword]: branches, ...others } = projected;
    projected = { ...others, allOf: [...listOf(others.allOf), ...chooseByTag(tag, listOf(branches))] };
  }
  return projected;
}

function projectKeyword(keyword: string, value: Json, { projection, project, absent }: Context): Json {
  const projectWhole = (schema: Json) => projectValue(schema, projection);
  const projectInside = (schema: Json) => projectPart(schema, projection, absent);
  switch (keyword) {
    case '$ref':
      return (textOf(value) ?? '').replace(COMPONENT_POINTER, `${projection.document}#/$defs/`);
    case 'required':
      return presentNames(value, absent);
    case 'dependentRequired':
      return mapMembers(value, (names) => presentNames(names, absent));
    case 'properties':
      return mapMembers(withoutMembers(value, absent), projectWhole);
    case 'patternProperties':
      return mapMembers(value, projectWhole);
    case 'items':
    case 'unevaluatedItems':
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return projectWhole(value);
    case 'prefixItems':
      return listOf(value).map(projectWhole);
    case 'anyOf':
    case 'oneOf':
      return listOf(value).map((branch) => project(branch, projection, absent));
    case 'allOf':
      return listOf(value).map(projectInside);
    case 'dependentSchemas':
      return mapMembers(value, projectInside);
    case '$defs':
    case 'definitions':
      return projectInnerDefinitions(value, projection);
    case 'not':
    case 'if':
    case 'then':
    case 'else':
      return projectInside(value);
    case 'contains':
    case 'propertyNames':
      return projectPart(value, projection);
    default:
      return value;
  }
}

/** Projects definitions inside a schema, which are referred to like component schemas: `<name>.closed` rejects unknown members. */
function projectInnerDefinitions(definitions: Json, projection: Projection): JsonObject {
  const open = mapMembers(definitions, (schema) => projectPart(schema, projection));
  if (!projection.closed) return open;
  const closed = entriesOf(definitions).map(([name, schema]) => [
    name + CLOSED,
    projectValue(schema, projection),
  ]);
  return { ...open, ...(Object.fromEntries(closed) as JsonObject) };
}

function presentNames(names: Json, absent: Absent): string[] {
  return textsOf(names).filter((name) => !absent.has(name));
}

function withoutMembers(members: Json, absent: Absent): JsonObject {
  return Object.fromEntries(entriesOf(members).filter(([name]) => !absent.has(name)));
}

function mapMembers(members: Json, project: (member: Json) => Json): JsonObject {
  return Object.fromEntries(entriesOf(members).map(([name, member]) => [name, project(member)]));
}

/** True when the schema names the members of an object, directly or through bases, and does not allow others. */
function hasMembers(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined) return false;
  return schema.properties !== undefined || schema.allOf !== undefined;
}
