import type { Json, JsonObject } from '#core/json/json';
import { listOf, objectOf, textOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import { lookUp } from '../../description/description';

/** A raw schema as one object: references followed, `allOf` and "or null" taken in, what is said last on top. */
export interface SeenSchema {
  keywords: JsonObject;
  /** All schemas that say what each member is, the most general first. */
  properties: Map<string, Json[]>;
  required: Set<string>;
  isNullable: boolean;
  /** Component that the schema is, when it adds no structure to it. */
  name?: string;
  /** Parts with `if`. */
  conditions: JsonObject[];
  /** Components on the way. */
  refs: string[];
}

const ANNOTATIONS = new Set(['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly']);

/** Reads a schema by separate rules: nothing here knows how the generator merges. */
export function seeSchema(description: BundledDescription, schema: Json): SeenSchema {
  const refs: string[] = [];
  const parts = partsOf(schema);
  const properties = new Map<string, Json[]>();
  for (const [name, member] of parts.flatMap((part) => Object.entries(objectOf(part.properties))))
    properties.set(name, [...(properties.get(name) ?? []), member]);
  const keywords = Object.assign({}, ...parts) as JsonObject;
  const items = parts.flatMap((part) => part.items ?? []);
  // The elements have to satisfy the keywords of every part.
  if (items.length > 1) keywords.items = { allOf: items };
  const types = typesOf(keywords);
  return {
    keywords: { ...keywords, type: types.length > 1 ? types.filter((type) => type !== 'null') : types },
    properties,
    required: new Set(parts.flatMap((part) => listOf(part.required)).map(String)),
    isNullable: (types.length > 1 && types.includes('null')) || parts.some(isNullBranch),
    name: nameOf(schema),
    conditions: parts.filter((part) => part.if !== undefined),
    refs,
  };

  function partsOf(value: Json): JsonObject[] {
    const { $ref, allOf, ...own } = objectOf(value);
    const isNew = typeof $ref === 'string' && !refs.includes($ref);
    if (isNew) refs.push($ref);
    const only = onlyBranch(own);
    const { anyOf, oneOf, ...beside } = own;
    return [
      ...(isNew ? partsOf(lookUp(description, $ref)) : []),
      ...listOf(allOf).flatMap(partsOf),
      ...(only === undefined ? [own] : [...partsOf(only), { ...beside, 'or null': true }]),
    ];
  }
}

/** The values of `type`, whether it is one or a list. */
export function typesOf({ type }: JsonObject): string[] {
  return (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string');
}

/** Alternatives that are not null. */
export function branchesOf({ anyOf, oneOf }: JsonObject): Json[] {
  return [...listOf(anyOf), ...listOf(oneOf)].filter((branch) => objectOf(branch).type !== 'null');
}

function isNullBranch(part: JsonObject): boolean {
  return part['or null'] === true;
}

/** The schema of a nullable value, as 3.1 writes it: `anyOf: [X, {type: 'null'}]`. */
function onlyBranch(schema: JsonObject): Json | undefined {
  const [only, ...others] = branchesOf(schema);
  const all = [...listOf(schema.anyOf), ...listOf(schema.oneOf)];
  return others.length === 0 && all.length === 2 ? only : undefined;
}

function nameOf(schema: Json): string | undefined {
  const { $ref, allOf, anyOf, oneOf, ...own } = objectOf(schema);
  const isPlain = Object.keys(own).every((key) => ANNOTATIONS.has(key) || key.startsWith('x-'));
  if (!isPlain) return undefined;
  if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1);
  const only = onlyBranch({ anyOf: anyOf ?? null, oneOf: oneOf ?? null });
  const parts = only === undefined ? listOf(allOf).filter(hasStructure) : [only];
  // Several parts may be the same component.
  const [name, ...others] = new Set(parts.map(nameOf));
  return others.length === 0 ? name : undefined;
}

/** False for a base that says no more than that there is an object. */
function hasStructure(schema: Json): boolean {
  const { type, additionalProperties, ...own } = objectOf(schema);
  return Object.keys(own).some((key) => !ANNOTATIONS.has(key) && !key.startsWith('x-'));
}

/** The title of a component, or its name. */
export function titleOf(description: BundledDescription, name: string): string {
  return textOf(lookUp(description, `#/components/schemas/${name}`).title) ?? name;
}
