import { isObject, type Json, type JsonObject } from '../json/json';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '../json/read';
import type { Direction } from './direction';

export interface ProjectOptions {
  /** True: a member that the schema does not name is refused. */
  closed?: boolean;
  /** Id of the document that holds the definitions; left out, it is the one that the schema stands in. */
  document?: string;
}

interface Projection extends Required<ProjectOptions> {
  direction: Direction;
}

/** Keywords that say something to people or to tools, nothing about validity. */
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
]);

const COMPONENT = '#/components/schemas/';

/** Ends the name of the definition that refuses unknown members. */
const CLOSED = '.closed';

/**
 * What `schema` means for a body that travels in `direction`, as plain JSON Schema: members of the other direction and
 * their `required` are gone, annotations too. References become `#/$defs/<name>` of the document, see `projectDefinitions`.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function projectSchema(
  schema: Json,
  direction: Direction,
  { closed = false, document = '' }: ProjectOptions = {},
): Json {
  return projectValue(schema, { direction, closed, document });
}

/**
 * The `$defs` that projected schemas refer to: every component schema, and, when closed, `<name>.closed` beside it.
 * A base schema stays open, because the schema built on it may name more members.
 */
export function projectDefinitions(
  schemas: Record<string, Json>,
  direction: Direction,
  { closed = false }: Pick<ProjectOptions, 'closed'> = {},
): JsonObject {
  const projection = { direction, closed, document: '' };
  const definitions: JsonObject = {};
  for (const [name, schema] of Object.entries(schemas)) {
    definitions[name] = projectPart(schema, projection);
    if (!closed) continue;
    definitions[name + CLOSED] = hasMembers(schema)
      ? {
          $ref: `#/$defs/${name}`,
          properties: knownMembers(name, schemas, direction),
          unevaluatedProperties: false,
        }
      : projectValue(schema, projection);
  }
  return definitions;
}

/** The members of a component and its bases. Named beside them, they are known even where a base or a condition fails. */
function knownMembers(name: string, schemas: Record<string, Json>, direction: Direction): JsonObject {
  const seen = new Set<Json>();
  const namesOf = (schema: Json): string[] => {
    if (!isObject(schema) || seen.has(schema)) return [];
    seen.add(schema);
    const dropped = droppedMembers(schema, direction);
    const own = Object.keys(objectOf(schema.properties)).filter((member) => !dropped.has(member));
    const base = schemas[textOf(schema.$ref)?.replace(COMPONENT, '') ?? ''] ?? null;
    return [...own, ...[base, ...listOf(schema.allOf)].flatMap(namesOf)];
  };
  return Object.fromEntries(namesOf(schemas[name] ?? null).map((member) => [member, true]));
}

/** A schema that describes a whole value: the place where unknown members are refused. */
function projectValue(schema: Json, projection: Projection): Json {
  if (!isObject(schema)) return schema;
  if (typeof schema.$ref === 'string' && !hasMembers(schema)) return projectReference(schema, projection);
  if (!hasMembers(schema)) return projectKeywords(schema, projection, projectValue);
  const part = projectPart(schema, projection);
  return projection.closed && isObject(part) ? { ...part, unevaluatedProperties: false } : part;
}

/** A schema that describes a value together with others (a base, a branch, a condition): always open at its top. */
function projectPart(schema: Json, projection: Projection): Json {
  return isObject(schema) ? projectKeywords(schema, projection, projectPart) : schema;
}

function projectReference(schema: JsonObject, projection: Projection): Json {
  const projected = projectKeywords(schema, projection, projectValue);
  return projection.closed ? { ...projected, $ref: `${textOf(projected.$ref)}${CLOSED}` } : projected;
}

type Project = (schema: Json, projection: Projection) => Json;

function projectKeywords(schema: JsonObject, projection: Projection, projectBranch: Project): JsonObject {
  const dropped = droppedMembers(schema, projection.direction);
  const result: JsonObject = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(keyword) || keyword.startsWith('x-')) continue;
    result[keyword] = projectKeyword(keyword, value, { projection, projectBranch, dropped });
  }
  return result;
}

interface KeywordContext {
  projection: Projection;
  projectBranch: Project;
  dropped: Set<string>;
}

function projectKeyword(keyword: string, value: Json, context: KeywordContext): Json {
  const { projection, projectBranch, dropped } = context;
  switch (keyword) {
    case '$ref':
      return (textOf(value) ?? '').replace(COMPONENT, `${projection.document}#/$defs/`);
    case 'required':
      return textsOf(value).filter((name) => !dropped.has(name));
    case 'properties':
    case 'patternProperties':
      return projectMembers(value, { projection, dropped });
    case 'dependentSchemas':
      return mapMembers(value, (schema) => projectPart(schema, projection));
    case 'items':
    case 'unevaluatedItems':
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return projectValue(value, projection);
    case 'prefixItems':
      return listOf(value).map((item) => projectValue(item, projection));
    case 'allOf':
      return listOf(value).map((part) => projectPart(part, projection));
    case 'anyOf':
    case 'oneOf':
      return listOf(value).map((branch) => projectBranch(branch, projection));
    case 'not':
    case 'if':
    case 'then':
    case 'else':
    case 'contains':
    case 'propertyNames':
      return projectPart(value, projection);
    default:
      return value;
  }
}

function projectMembers(
  members: Json,
  { projection, dropped }: { projection: Projection; dropped: Set<string> },
): JsonObject {
  const kept = entriesOf(members).filter(([name]) => !dropped.has(name));
  return mapMembers(Object.fromEntries(kept), (member) => projectValue(member, projection));
}

function mapMembers(members: Json, project: (schema: Json) => Json): JsonObject {
  return Object.fromEntries(entriesOf(members).map(([name, member]) => [name, project(member)]));
}

/** Names of the members that only travel the other way. */
function droppedMembers(schema: JsonObject, direction: Direction): Set<string> {
  const flag = direction === 'request' ? 'readOnly' : 'writeOnly';
  const members = entriesOf(schema.properties).filter(([, member]) => objectOf(member)[flag] === true);
  return new Set(members.map(([name]) => name));
}

/** True when the schema names the members of an object, itself or through bases, and does not let others in. */
function hasMembers(schema: Json): boolean {
  if (!isObject(schema)) return false;
  if (schema.additionalProperties !== undefined || schema.unevaluatedProperties !== undefined) return false;
  return schema.properties !== undefined || schema.allOf !== undefined;
}
