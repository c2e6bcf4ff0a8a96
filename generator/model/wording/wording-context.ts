import { sentMethod } from '#core/http/methods';
import type { LinkData, TypeData } from '#core/contracts/page-data';
import { ONLY_LOCATION, type ReferenceLocation } from '../addresses/urls';
import type { Json } from '#core/json/json';
import { groupBy } from '#core/collections/group-by';
import type { ApiModel, EnumValue, NamedSchema, Operation, Schema, Tag } from '../api/api-model';
import { createModelMerge, type MergeSchema } from '../api/schema/merge-schema';

/** The type, the allowed values, and the limits of a schema, independent of its name and location. */
export interface ValueWords {
  type: TypeData;
  /** Allowed values without `null`, which is part of the type; those of array elements are listed with the array. */
  values: readonly EnumValue[];
  /** Limits as phrases: `at most 20 characters`. */
  limits: readonly string[];
}

/** The properties of a schema that have a single value: a string, a number, or a boolean. */
export type Constants = ReadonlyMap<string, Json>;

/** The data that the stages after the model share to name and link parts of it and to describe schemas. */
export interface WordingContext extends ReferenceLocation {
  model: ApiModel;
  merge: MergeSchema;
  /** Caches: a component appears on many pages, but is described once. */
  valueWords: WeakMap<Schema, ValueWords>;
  structures: WeakMap<Schema, TypeData>;
  constants: WeakMap<Schema, Constants>;
  /** Returns the link to the page of a component schema; undefined for a name that the description does not define. */
  linkToObject: (name: string) => LinkData | undefined;
  /** Returns the link to the page of an operation; its label includes the tag if another operation has the same name, and the method if its path is the name. */
  linkToOperation: (operation: Operation) => LinkData;
  getTag: (name: string) => Tag;
  getOperation: (id: string) => Operation;
}

export function createWordingContext(model: ApiModel, location = ONLY_LOCATION): WordingContext {
  const { addresses } = location;
  const schemas = new Map(model.schemas.map((named) => [named.name, named]));
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  const sameSummary = groupBy(model.operations, ({ summary }) => summary);
  const getTag = (name: string) => found(tags.get(name), `tag "${name}"`);
  return {
    ...location,
    model,
    merge: createModelMerge(model),
    valueWords: new WeakMap(),
    structures: new WeakMap(),
    constants: new WeakMap(),
    linkToObject: (name) => {
      const named = schemas.get(name);
      return named && { label: titleOf(named), href: addresses.object(named.slug) };
    },
    linkToOperation: ({ summary, method, path, tag: name, slug }) => {
      const tag = getTag(name);
      const isAlone = sameSummary.get(summary)?.length === 1;
      const label = isAlone ? summary : `${tag.title}: ${summary}`;
      return {
        label: summary === path ? `${sentMethod(method)} ${path}` : label,
        href: addresses.operation(tag.slug, slug),
      };
    },
    getTag,
    getOperation: (id) => found(operations.get(id), `operation "${id}"`),
  };
}

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The model has no ${what}.`);
  return item;
}

/** Returns the name of a component schema on the site. */
export function titleOf({ name, schema }: NamedSchema): string {
  return schema.title ?? name;
}
