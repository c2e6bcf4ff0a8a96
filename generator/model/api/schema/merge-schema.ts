import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { ApiModel, Schema } from '../api-model';
import { combineSchemas } from './combine-schemas';
import { emptySchema } from './empty-schema';
import { nullableOf } from './nullable-of';
import { ownDescription } from './own-description';
import type { Origin, Part } from './part';

/** A schema as a single one: references followed, `allOf` merged. */
export interface MergedSchema {
  /**
   * Without `ref` and without `null` among its types; `allOf` has only branch groups that cannot be merged, and references to bases
   * that are nested too deeply.
   */
  schema: Schema;
  /** Component name of the schema, if the schema does not add any structure to that component. */
  name?: string;
  /** That name, followed by the components that it merely refers to in turn. */
  names: readonly string[];
  /** Names of all component schemas that were merged. */
  refs: readonly string[];
  /** True if `null` is allowed in addition to the other types. */
  isNullable: boolean;
}

export type MergeSchema = (schema: Schema) => MergedSchema;

/**
 * Creates the function that merges a schema into a single one. It merges each schema once, so the work is linear in the size of the
 * description. Schemas that are reached twice or contain themselves through `allOf` count once.
 */
export function createMergeSchema(schemasByName: ReadonlyMap<string, Schema>): MergeSchema {
  const known = new WeakMap<Schema, MergedSchema>();
  const knownByName = new Map<string, MergedSchema>();
  const mergeNew = (schema: Schema): MergedSchema => {
    const name = bareReference(schema);
    if (name === undefined) return mergeAlone(schema) ?? mergeWhole(schema);
    return getOrInsertComputed(knownByName, name, () => mergeWhole(schema));
  };
  const mergeWhole = (schema: Schema): MergedSchema =>
    withVariants(schema, mergeParts(schema, schemasByName, new Set()), schemasByName);
  return (schema) => getOrInsertComputed(known, schema, mergeNew);
}

/** Adds the schemas that extend a base as its alternatives, where the schema is not one of these itself. */
function withVariants(
  { isExact, variants: own }: Schema,
  merged: MergedSchema,
  schemasByName: ReadonlyMap<string, Schema>,
): MergedSchema {
  if (isExact) return merged;
  const [variants = []] = [own, ...merged.names.map((name) => schemasByName.get(name)?.variants)].filter(
    (some) => some !== undefined,
  );
  if (variants.length === 0) return merged;
  return { ...merged, schema: { ...merged.schema, oneOf: variants } };
}

/** The merge functions of models, which all stages of a run share. */
const merges = new WeakMap<ApiModel['schemas'], MergeSchema>();

/** Returns the merge function for the schemas of a complete model, always the same one. */
export function createModelMerge({ schemas }: Pick<ApiModel, 'schemas'>): MergeSchema {
  return getOrInsertComputed(merges, schemas, () =>
    createMergeSchema(new Map(schemas.map(({ name, schema }) => [name, schema]))),
  );
}

/** Returns the name in a reference without siblings: all such references to a component are equal. */
function bareReference(schema: Schema): string | undefined {
  const { ref } = schema;
  if (ref === undefined || schema.description !== undefined) return undefined;
  const saysMore = Object.entries(schema).some(
    ([key, value]) => key !== 'ref' && value !== undefined && value !== false && !isEmptyList(value),
  );
  return saysMore ? undefined : ref;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Returns a schema with nothing to merge, as most are. */
function mergeAlone(schema: Schema): MergedSchema | undefined {
  const { ref, allOf, oneOf, anyOf, variants } = schema;
  if (variants || ref !== undefined || allOf.length + oneOf.length + anyOf.length > 0) return undefined;
  return { ...withoutNull(schema), names: NO_REFS, refs: NO_REFS };
}

/** Maximum depth of merged bases; otherwise, each schema of a chain would be as long as the chain. */
const MAX_DEPTH = 50;

const NO_REFS: readonly string[] = [];

/** Removes `null` from the types, where it makes the schema nullable, unless it is the only type. */
function withoutNull(schema: Schema): Pick<MergedSchema, 'schema' | 'isNullable'> {
  const isNullable = schema.types.length > 1 && schema.types.includes('null');
  if (!isNullable) return { schema, isNullable };
  return { schema: { ...schema, types: schema.types.filter((type) => type !== 'null') }, isNullable };
}

/** `around` has the names of the outer schemas reached through `anyOf: [X, {type: null}]`, which may lead back to themselves. */
function mergeParts(
  schema: Schema,
  schemasByName: ReadonlyMap<string, Schema>,
  around: ReadonlySet<string>,
): MergedSchema {
  const refs = new Set<string>();
  const combined = combineSchemas(collectParts(schema, schemasByName, refs));
  const alternative = nullableOf(combined);
  if (alternative && ![...refs].some((ref) => around.has(ref))) {
    const beside = { ...combined, types: [], oneOf: [], anyOf: [] };
    const whole = { ...beside, allOf: [alternative, ...beside.allOf] };
    const merged = mergeParts(whole, schemasByName, new Set([...around, ...refs]));
    return {
      ...merged,
      ...naming(namesOf(schema, schemasByName), merged.names),
      refs: [...refs, ...merged.refs],
      isNullable: true,
    };
  }
  return { ...withoutNull(combined), ...naming(namesOf(schema, schemasByName)), refs: [...refs] };
}

function naming(
  names: readonly string[],
  otherwise: readonly string[] = [],
): Pick<MergedSchema, 'name' | 'names'> {
  const used = names.length > 0 ? names : otherwise;
  return { name: used[0], names: used };
}

/** Returns the names along a chain of references. */
function namesOf(schema: Schema, schemasByName: ReadonlyMap<string, Schema>): string[] {
  const names = new Set<string>();
  let name = nameOf(schema);
  while (name !== undefined && !names.has(name)) {
    names.add(name);
    const target = schemasByName.get(name);
    name = target && nameOf(target);
  }
  return [...names];
}

/** Returns the schema and everything it includes, the most general first: later ones are more specific. */
function collectParts(
  schema: Schema,
  schemasByName: ReadonlyMap<string, Schema>,
  refs: Set<string>,
  origin: Origin = { depth: 0 },
): Part[] {
  const { ref, allOf } = schema;
  if (ref === undefined && allOf.length === 0) return [{ schema, origin }];
  return [
    ...(ref === undefined ? [] : collectTarget(ref, schemasByName, refs, origin)),
    ...allOf.flatMap((part) =>
      collectParts(part, schemasByName, refs, part.isBase ? { depth: origin.depth + 1 } : origin),
    ),
    { schema: { ...schema, ref: undefined, allOf: [], description: ownDescription(schema) }, origin },
  ];
}

function collectTarget(
  ref: string,
  schemasByName: ReadonlyMap<string, Schema>,
  refs: Set<string>,
  { depth }: Origin,
): Part[] {
  const origin = { depth: depth + 1 };
  if (refs.has(ref)) return [];
  if (depth === MAX_DEPTH) return [{ schema: allOfSchemas([{ ...emptySchema(), ref }]), origin }];
  refs.add(ref);
  const target = schemasByName.get(ref);
  return target ? collectParts(target, schemasByName, refs, origin) : [];
}

/** Returns the component name of a schema, if the rest of the schema only annotates or widens that component. */
function nameOf(schema: Schema): string | undefined {
  if (hasStructure(schema)) return undefined;
  const parts = schema.allOf.filter(
    (part) => part.ref !== undefined || part.allOf.length > 0 || hasStructure(part),
  );
  if (schema.ref !== undefined) return parts.length > 0 ? undefined : schema.ref;
  // Several parts may refer to the same component, each with its own description or default.
  const [name, ...others] = new Set(parts.map(nameOf));
  return others.length === 0 ? name : undefined;
}

function hasStructure(schema: Schema): boolean {
  const { properties, requiredOnly, patternProperties, prefixItems, oneOf, anyOf } = schema;
  const { contains, dependentRequired, dependentSchemas } = schema;
  const lists = [
    properties,
    requiredOnly,
    patternProperties,
    prefixItems,
    contains,
    oneOf,
    anyOf,
    dependentRequired,
    dependentSchemas,
  ];
  const keywords = [schema.items, schema.contentSchema, schema.not, schema.if, schema.enum, schema.const];
  return (
    lists.some((list) => list.length > 0) ||
    keywords.some((keyword) => keyword !== undefined) ||
    typeof schema.additionalProperties === 'object'
  );
}

/** Combines `schemas` into one, the most general first. */
export function allOfSchemas(schemas: Schema[]): Schema {
  return { ...emptySchema(), allOf: schemas };
}
