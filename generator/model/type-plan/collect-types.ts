import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { Json } from '#core/json/json';
import type { Direction } from '#core/schema/direction';
import { firstSentence } from '#core/text/first-sentence';
import { plainText } from '#core/text/plain-text';
import type { ApiModel, Property, Schema, SchemaType } from '../api/api-model';
import { isDefault, mappedValues } from '../api/schema/discriminator';
import { createModelMerge, type MergedSchema } from '../api/schema/merge-schema';
import { alternativesOf } from './alternatives';
import type { Draft, Drafts, Place, UnionDraft } from './draft';
import { pascalCase } from './names';
import type { Field, Loss, TypeRef } from './type-plan';

/** Finds the types of the values that go in one direction. */
export interface TypeCollector {
  /** Returns the type of a schema, and collects the types that it refers to. */
  typeOf: (schema: Schema, place: Place) => TypeRef;
  /** Returns what has been collected. */
  finish: () => Drafts;
}

/** More values are a set that nobody chooses from by name. */
const MOST_VALUES = 400;

/** Types without a name inside each other; deeper ones come from schemas that contain themselves. */
const MOST_DEPTH = 12;

const SCALARS: readonly SchemaType[] = ['string', 'integer', 'number', 'boolean'];

/**
 * Creates the collector of one direction.
 * @param ids of the schemas without a name, which both directions share.
 */
export function createTypeCollector(
  model: ApiModel,
  direction: Direction,
  ids: Map<Schema, string>,
): TypeCollector {
  const merge = createModelMerge(model);
  const bases = new Set(model.schemas.flatMap(({ name, schema }) => (schema.variants?.length ? [name] : [])));
  const drafts = new Map<string, Draft>();
  const losses: Loss[] = [];
  /** Those whose members are still to be read: reading them at once would recur as deep as objects are nested. */
  const waiting: (() => void)[] = [];
  /** Lists and maps that are being read, which would never end if they contained themselves. */
  const around = new Set<string>();
  const absent = direction === 'request' ? 'readOnly' : 'writeOnly';

  return {
    typeOf,
    finish() {
      for (let next = waiting.shift(); next; next = waiting.shift()) next();
      return { drafts, losses };
    },
  };

  function typeOf(schema: Schema, place: Place): TypeRef {
    const merged = merge(schema);
    const type = wholeType(merged, schema.isExact === true, place);
    const isNullable = merged.isNullable || merged.schema.enum?.some(({ value }) => value === null);
    return isNullable && type.kind !== 'any' && type.kind !== 'null' ? { ...type, nullable: true } : type;
  }

  function wholeType(merged: MergedSchema, isExact: boolean, place: Place): TypeRef {
    const { schema } = merged;
    if (schema.boolean !== undefined) return { kind: 'any' };
    const constant = schema.const?.value;
    if (schema.const && (typeof constant !== 'object' || constant === null))
      return constant === null ? { kind: 'null' } : { kind: 'const', value: constant! };
    const key = keyOf(merged, isExact);
    const named = (): Place =>
      merged.name === undefined ? place : { name: pascalCase(merged.name), at: merged.name, depth: 0 };
    if (schema.enum)
      return enumType(
        schema,
        schema.enum.map(({ value }) => value),
        key,
        merged,
        named(),
      );
    if (alternativesOf(schema).schemas.length > 0) return unionType(key, merged, named());
    if (schema.types.length > 1) return severalTypes(schema, place);
    if (isList(schema)) return nested(key, place, () => listType(schema, place));
    if (isObject(schema)) return objectType(key, merged, place, named());
    const [type] = schema.types;
    if (type === 'null') return { kind: 'null' };
    if (type === undefined || !SCALARS.includes(type)) return lost('untyped', place);
    return {
      kind: type as 'string' | 'integer' | 'number' | 'boolean',
      ...(schema.format !== undefined && { format: schema.format }),
    };
  }

  function keyOf({ name, schema }: MergedSchema, isExact: boolean): string {
    if (name !== undefined) return isExact && bases.has(name) ? `${name} alone` : name;
    return getOrInsertComputed(ids, schema, () => `#${ids.size}`);
  }

  function lost(why: Loss['why'], { at }: Place): TypeRef {
    losses.push({ at, why });
    return { kind: 'any' };
  }

  function nested(key: string, place: Place, read: () => TypeRef): TypeRef {
    if (around.has(key) || place.depth > MOST_DEPTH) return lost('recursion-without-name', place);
    around.add(key);
    const type = read();
    around.delete(key);
    return type;
  }

  function listType({ items, prefixItems }: Schema, place: Place): TypeRef {
    const inside = { ...place, at: `${place.at}[]`, depth: place.depth + 1 };
    if (prefixItems.length > 0) {
      losses.push({ at: place.at, why: 'tuple' });
      return {
        kind: 'tuple',
        first: prefixItems.map((item, index) =>
          typeOf(item, { ...inside, name: `${place.name}${index + 1}` }),
        ),
      };
    }
    return {
      kind: 'list',
      of: items ? typeOf(items, { ...inside, name: singular(place.name) }) : lost('untyped', inside),
    };
  }

  function severalTypes(schema: Schema, place: Place): TypeRef {
    return either(
      schema.types.map((type) =>
        typeOf(
          { ...schema, types: [type] },
          { ...place, name: place.name + pascalCase(type), depth: place.depth + 1 },
        ),
      ),
    );
  }

  function enumType(
    schema: Schema,
    all: readonly Json[],
    key: string,
    { name }: MergedSchema,
    place: Place,
  ): TypeRef {
    const values = [...new Set(all)].filter((value) => value !== null);
    if (values.length === 0) return { kind: 'null' };
    if (values.some((value) => typeof value === 'object')) return lost('enum-of-objects', place);
    const kinds = new Set(values.map((value) => typeof value));
    if (values.length > MOST_VALUES) {
      losses.push({ at: place.at, why: 'large-enum' });
      return either([...kinds].map((kind): TypeRef => ({ kind: kind as 'string' | 'number' | 'boolean' })));
    }
    if (!drafts.has(key))
      drafts.set(key, {
        ...headOf(key, name, schema, place),
        kind: 'enum',
        values,
        open: direction === 'response',
      });
    return { kind: 'named', name: key };
  }

  function unionType(key: string, { name, schema }: MergedSchema, place: Place): TypeRef {
    if (drafts.has(key)) return { kind: 'named', name: key };
    if (place.depth > MOST_DEPTH) return lost('recursion-without-name', place);
    const union = {
      ...headOf(key, name, schema, place),
      kind: 'union' as const,
      variants: [],
      tags: [],
    } satisfies Draft;
    drafts.set(key, union);
    const { schemas, isPartial } = alternativesOf(schema);
    if (isPartial) losses.push({ at: place.at, why: 'several-groups-of-alternatives' });
    const types = schemas.map((alternative, index) =>
      typeOf(alternative, {
        name: place.name + nameOf(alternative, index),
        at: place.at,
        depth: place.depth + 1,
      }),
    );
    const nullable = types.some((type) => type.nullable || type.kind === 'null');
    const variants = distinct(
      types.filter(({ kind }) => kind !== 'null').map(({ nullable: _, ...type }) => type as TypeRef),
    );
    const others = variants.filter((type) => type.kind !== 'named' || type.name !== key);
    drafts.set(key, { ...union, variants: others, ...tagsOf(schema, schemas, types) });
    const isSimple = others.every(({ kind }) => isScalar(kind)) || others.some(({ kind }) => kind === 'any');
    if (isSimple || others.length < 2) {
      drafts.delete(key);
      return withNull(others.some(({ kind }) => kind === 'any') ? { kind: 'any' } : either(others), nullable);
    }
    return withNull({ kind: 'named', name: key }, nullable);
  }

  /** The property that tells alternatives apart, and its values in each of them. */
  function tagsOf(
    { discriminator }: Schema,
    schemas: readonly Schema[],
    types: readonly TypeRef[],
  ): Partial<UnionDraft> {
    if (!discriminator) return {};
    const tags = schemas.flatMap((schema, index): [string, string[]][] => {
      const type = types[index]!;
      if (type.kind !== 'named' || isDefault(discriminator, schema, merge)) return [];
      const mapped = mappedValues(discriminator, schema, merge);
      const { name } = merge(schema);
      const values = mapped.length > 0 || name === undefined ? mapped : [name];
      return values.length > 0 ? [[type.name, values]] : [];
    });
    return { tag: discriminator.propertyName, tags };
  }

  /** A name for an alternative: its position if it has no other. */
  function nameOf(alternative: Schema, index: number): string {
    const [, last] = alternative.allOf;
    const name = merge(last ?? alternative).name ?? alternative.title ?? last?.title;
    return name === undefined ? String(index + 1) : pascalCase(name);
  }

  function objectType(key: string, { name, schema }: MergedSchema, place: Place, named: Place): TypeRef {
    const { additionalProperties: rest, patternProperties } = schema;
    const properties = propertiesOf(schema);
    const [pattern] = patternProperties;
    if (properties.length === 0) {
      const of = typeof rest === 'object' ? rest : pattern?.schema;
      const inside = { ...place, name: singular(place.name), at: `${place.at}.*`, depth: place.depth + 1 };
      if (patternProperties.length > 1) losses.push({ at: place.at, why: 'pattern-properties' });
      return nested(key, place, () => ({ kind: 'map', of: of ? typeOf(of, inside) : { kind: 'any' } }));
    }
    if (drafts.has(key)) return { kind: 'named', name: key };
    if (named.depth > MOST_DEPTH) return lost('recursion-without-name', named);
    if (pattern) losses.push({ at: named.at, why: 'pattern-properties' });
    const head = headOf(key, name, schema, named);
    drafts.set(key, { ...head, kind: 'object', fields: [], rest: 'open' });
    waiting.push(() => {
      const inside = (member: string, at: string) => ({
        name: named.name + pascalCase(member),
        at: `${named.at}${at}`,
        depth: named.depth + 1,
      });
      const fields = properties.map((property): Field =>
        fieldOf(property, inside(property.name, `.${property.name}`)),
      );
      const others =
        typeof rest === 'object'
          ? typeOf(rest, inside('other', '.*'))
          : rest === false && !pattern
            ? 'closed'
            : 'open';
      drafts.set(key, { ...head, kind: 'object', fields, rest: others });
    });
    return { kind: 'named', name: key };
  }

  function fieldOf({ name, required, schema }: Property, place: Place): Field {
    const { description, deprecated } = merge(schema).schema;
    return {
      name,
      required,
      type: typeOf(schema, place),
      ...docOf(description),
      ...(deprecated && { deprecated: true as const }),
    };
  }

  /** The properties that values of this direction have; those of a condition are optional. */
  function propertiesOf(schema: Schema): Property[] {
    const own = schema.properties;
    const known = new Set(own.map(({ name }) => name));
    const conditional = [schema.then, schema.else, ...schema.dependentSchemas.map((one) => one.schema)]
      .flatMap((one) => (one ? merge(one).schema.properties : []))
      .filter(({ name }) => !known.has(name) && known.add(name));
    return [...own, ...conditional.map((property) => ({ ...property, required: false }))].filter(
      (property) => !merge(property.schema).schema[absent],
    );
  }
}

function headOf(key: string, name: string | undefined, schema: Schema, place: Place) {
  return { key, wanted: place.name, isComponent: name !== undefined, ...docOf(schema.description) };
}

function docOf(description: string | undefined): { doc?: string } {
  const doc = firstSentence(plainText(description));
  return doc === '' ? {} : { doc };
}

function isList({ types, items, prefixItems, contains }: Schema): boolean {
  if (types.length > 0) return types[0] === 'array';
  return items !== undefined || prefixItems.length + contains.length > 0;
}

function isObject({ types, properties, additionalProperties, patternProperties }: Schema): boolean {
  if (types.length > 0) return types[0] === 'object';
  return properties.length + patternProperties.length > 0 || typeof additionalProperties === 'object';
}

function isScalar(kind: TypeRef['kind']): boolean {
  return (SCALARS as readonly string[]).includes(kind) || kind === 'const';
}

/** Returns the only type, or a union of scalars; without either, any value. */
function either(types: readonly TypeRef[]): TypeRef {
  const of = distinct(types.flatMap((type) => (type.kind === 'either' ? type.of : [type])));
  const [first = { kind: 'any' as const }, ...others] = of;
  if (of.some(({ kind }) => kind === 'any')) return { kind: 'any' };
  return others.length === 0 ? first : { kind: 'either', of };
}

function withNull(type: TypeRef, isNullable: boolean): TypeRef {
  return isNullable && type.kind !== 'any' ? { ...type, nullable: true } : type;
}

function distinct(types: readonly TypeRef[]): TypeRef[] {
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
}

/** `InvoiceLine` for `InvoiceLines`; another name gets `Item`. */
function singular(name: string): string {
  const [, stem] = /^(.*[a-z]{2})s$/.exec(name) ?? [];
  return stem === undefined || /(?:s|u|i)$/.test(stem) ? `${name}Item` : stem;
}
