import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { asObject, resolve } from './description';

/** Keywords whose schema demands members of the object around it in some cases only. */
const CONDITIONS = ['then', 'else', 'dependentSchemas', 'anyOf', 'oneOf'];

interface Place {
  pointer: string;
  /** Members of the object that the conditions speak of. */
  members: Record<string, Json>;
  description: BundledDescription;
}

/**
 * Members that a condition requires and that null fills all the same, as `pointer: name`. `required` only asks whether a
 * member is there, so a condition on one that may be null has to name its type too.
 */
export function conditionsFilledByNull(description: BundledDescription): string[] {
  return Object.entries(description.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const members = membersOf(description, schema);
    return inSchema(schema, { pointer: name, members, description });
  });
}

function inSchema(schema: Json, place: Place): string[] {
  const { pointer } = place;
  const dependent = Object.values(asObject(asObject(schema).dependentRequired)).flat() as string[];
  return [
    ...CONDITIONS.flatMap((keyword) =>
      branchesOf(schema, keyword).flatMap(([key, branch]) =>
        inBranch(branch, { ...place, pointer: `${pointer}/${key}` }),
      ),
    ),
    ...dependent
      .filter((name) => isNullable(place, place.members[name]))
      .map((name) => `${pointer}/dependentRequired: ${name}`),
    ...branchesOf(schema, 'allOf')
      .filter(([, part]) => asObject(part).$ref === undefined)
      .flatMap(([key, part]) => inSchema(part, { ...place, pointer: `${pointer}/${key}` })),
  ];
}

function inBranch(branch: Json, place: Place): string[] {
  const { required = [], properties } = asObject(branch);
  const open = (required as string[]).filter((name) => {
    const own = asObject(properties)[name];
    return isNullable(place, place.members[name]) && (own === undefined || isNullable(place, own));
  });
  return [...open.map((name) => `${place.pointer}: ${name}`), ...inSchema(branch, place)];
}

function branchesOf(schema: Json, keyword: string): [key: string, branch: Json][] {
  const value = asObject(schema)[keyword];
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.map((branch, index) => [`${keyword}/${index}`, branch]);
  return keyword === 'dependentSchemas'
    ? Object.entries(asObject(value)).map(([name, branch]) => [`${keyword}/${name}`, branch])
    : [[keyword, value]];
}

function isNullable({ description }: Place, schema: Json | undefined): boolean {
  if (schema === undefined) return false;
  const { type, enum: values, const: constant, anyOf, oneOf } = resolve(description, schema);
  if (constant !== undefined) return constant === null;
  if (Array.isArray(values) && !values.includes(null)) return false;
  if (Array.isArray(anyOf) || Array.isArray(oneOf))
    return [...((anyOf ?? oneOf) as Json[])].some((branch) => isNullable({ description } as Place, branch));
  return type === undefined || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

function membersOf(description: BundledDescription, schema: Json): Record<string, Json> {
  const { properties, allOf = [] } = resolve(description, schema);
  const bases = (allOf as Json[]).map((base) => membersOf(description, base));
  return Object.assign({}, ...bases, asObject(properties)) as Record<string, Json>;
}
