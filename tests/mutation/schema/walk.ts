import { isObject, type Json, type JsonObject } from '#core/json/json';
import { entriesOf, listOf, objectOf } from '#core/json/read';
import { closedLocationOf, schemaAt, targetOf, type Definitions } from './definitions';
import type { Judge } from './judge';
import { joinPointer } from '#core/json/pointer';
import type { Root } from './roots';
import { typesAt, type TypeName } from './types';

/** A value of an example and one of the schemas that describe it. */
export interface Site {
  root: Root;
  /** The pointer of the value in the example. */
  pointer: string;
  value: Json;
  /** The location of the schema in the definitions. */
  location: string;
  schema: JsonObject;
  /** True where a value begins: a member, an entry, a whole body; false for bases and branches. */
  isEntry: boolean;
  /** Location of the schema by which the value was entered. */
  entry: string;
  /** The JSON types that any schema of this value lets through. */
  types: Set<TypeName>;
}

export interface Walker {
  definitions: Definitions;
  accepts: Judge;
}

interface Step {
  root: Root;
  pointer: string;
  value: Json;
  types: Set<TypeName>;
  entry: string;
}

/** Every value of an example with every schema that it follows: references, bases and the branches that take it. */
export function walk(walker: Walker, root: Root): Site[] {
  return enter(walker, closedLocationOf(root.definition), { root, pointer: '', value: root.value });
}

function enter(walker: Walker, location: string, step: Omit<Step, 'types' | 'entry'>): Site[] {
  const types = typesAt(walker.definitions, step.root.direction, location);
  return visit(walker, location, { ...step, types, entry: location }, true);
}

function visit(walker: Walker, location: string, step: Step, isEntry: boolean): Site[] {
  const schema = schemaAt(walker.definitions, step.root.direction, location);
  const target = targetOf(schema);
  return [
    { ...step, location, schema, isEntry },
    ...(target === undefined ? [] : visit(walker, target, step, false)),
    ...appliedParts(walker, location, schema, step).flatMap((part) => visit(walker, part, step, false)),
    ...members(schema, step.value).flatMap(({ key, at }) =>
      enter(walker, at.reduce(joinPointer, location), {
        root: step.root,
        pointer: joinPointer(step.pointer, key),
        value: (step.value as Record<string | number, Json>)[key] ?? null,
      }),
    ),
  ];
}

/** Bases, the branches that take the value, and the side of a condition that binds it. */
function appliedParts(walker: Walker, location: string, schema: JsonObject, { root, value }: Step): string[] {
  const takes = (part: string) => walker.accepts(root.direction, part, value);
  const list = (key: string) =>
    listOf(schema[key]).map((_, index) => joinPointer(joinPointer(location, key), index));
  const side = schema.if !== undefined && (takes(joinPointer(location, 'if')) ? 'then' : 'else');
  return [
    ...list('allOf'),
    ...[...list('anyOf'), ...list('oneOf')].filter(takes),
    ...(side && schema[side] !== undefined ? [joinPointer(location, side)] : []),
  ];
}

interface Member {
  key: string | number;
  /** Keys from the schema to the one of the member. */
  at: string[];
}

function members(schema: JsonObject, value: Json): Member[] {
  if (Array.isArray(value)) {
    return schema.items === undefined ? [] : value.map((_, key) => ({ key, at: ['items'] }));
  }
  if (!isObject(value)) return [];
  const named = objectOf(schema.properties);
  return entriesOf(value).flatMap(([key]): Member[] => {
    // `true` next to a closed base only says that the member is known.
    if (isObject(named[key])) return [{ key, at: ['properties', key] }];
    return isObject(schema.additionalProperties) ? [{ key, at: ['additionalProperties'] }] : [];
  });
}
