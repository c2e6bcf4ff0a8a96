import { isObject, type Json, type JsonObject } from '#core/json/json';
import { parsePointer, valueAt } from '#core/json/pointer';
import { listOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';

/** A change of the description that must be noticed, and words of the message that tells of it. */
export interface Mutant {
  broken: string;
  change: Change;
  want: string;
}

/** Changes a description in place; throws when there is nothing to change. */
type Change = (description: BundledDescription) => void;

type Edit = (object: JsonObject) => void;

/** Edits the object at a pointer. */
export function at(pointer: string, change: Edit): Change {
  return (description) => {
    const object = valueAt(description as Json, parsePointer(pointer));
    if (!isObject(object)) throw new Error(`There is no object at ${pointer}.`);
    change(object);
  };
}

/** Edits a named schema. */
export function schema(name: string, change: Edit): Change {
  return at(`/components/schemas/${name}`, change);
}

/** Edits what every schema says of the field of a name. */
export function field(name: string, change: (field: JsonObject, fields: JsonObject) => void): Change {
  return (description) => {
    const holders = fieldsIn(description.components?.schemas as Json).filter((fields) => name in fields);
    if (holders.length === 0) throw new Error(`No schema has the field ${name}.`);
    for (const fields of holders) change(objectOf(fields[name]), fields);
  };
}

/** Edits an inline parameter of an operation, or the shared one of a name. */
export function parameter(operation: string, name: string, change: Edit): Change {
  return at(operation, (object) => {
    const found = listOf(object.parameters)
      .map(objectOf)
      .find((one) => one.name === name);
    if (found === undefined) throw new Error(`${operation} has no inline parameter ${name}.`);
    change(found);
  });
}

/** Edits a member that is an object. */
export const within = (name: string, change: Edit) => (object: JsonObject) => {
  const member = object[name];
  if (!isObject(member)) throw new Error(`There is no object ${name}.`);
  change(member);
};

/** Edits what one schema itself says of a field. */
export const edit = (name: string, change: Edit) => within('properties', within(name, change));

/** Edits the value itself, where it may be null too. */
export const inAlternative = (change: Edit) => (object: JsonObject) => {
  const [alternative] = listOf(object.anyOf);
  change(isObject(alternative) ? alternative : object);
};

/** Sets members. */
export const set = (members: JsonObject) => (object: JsonObject) => void Object.assign(object, members);

/** Removes members that are there. */
export function drop(...names: string[]) {
  return (object: JsonObject) => {
    for (const name of names) {
      if (!(name in object)) throw new Error(`There is no ${name}.`);
      delete object[name];
    }
  };
}

/** Gives a member another name. */
export const rename = (name: string, to: string) => (object: JsonObject) => {
  if (!(name in object)) throw new Error(`There is no ${name}.`);
  object[to] = object[name]!;
  delete object[name];
};

/** Replaces one entry of a list by others. */
export const swap =
  (list: string, entry: Json, ...others: Json[]) =>
  (object: JsonObject) => {
    const entries = listOf(object[list]);
    if (!entries.includes(entry)) throw new Error(`${list} has no ${JSON.stringify(entry)}.`);
    object[list] = entries.flatMap((one) => (one === entry ? others : [one]));
  };

function fieldsIn(value: Json | undefined): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([, member]) => fieldsIn(member));
  return isObject(value.properties) ? [value.properties, ...inner] : inner;
}
