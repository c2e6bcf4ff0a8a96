import type { LinkData, TypeData } from '#core/contracts/page-data';
import { objectUrl, operationUrl } from '../addresses/urls';
import { groupBy } from '#core/collections/group-by';
import type { ApiModel, NamedSchema, Operation, Schema, Tag } from '../model/api-model';
import { createModelMerge, type MergeSchema } from '../model/schema/merge-schema';
import type { ValueWords } from './describe-value';
import type { Constants } from './told-apart';

/** What the stages behind the model share to name its parts, to link to them and to put schemas into words. */
export interface WordingContext {
  model: ApiModel;
  merge: MergeSchema;
  /** What is described once is not described again: a component stands on many pages. */
  valueWords: WeakMap<Schema, ValueWords>;
  structures: WeakMap<Schema, TypeData>;
  constants: WeakMap<Schema, Constants>;
  /** Link to the page of a component schema; undefined for a name that the description does not have. */
  linkToObject: (name: string) => LinkData | undefined;
  /** Link to the page of an operation, which is called with its tag where another one has the same name. */
  linkToOperation: (operation: Operation) => LinkData;
  getTag: (name: string) => Tag;
  getOperation: (id: string) => Operation;
}

export function createWordingContext(model: ApiModel): WordingContext {
  const schemas = new Map(model.schemas.map((named) => [named.name, named]));
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  const sameSummary = groupBy(model.operations, ({ summary }) => summary);
  const getTag = (name: string) => found(tags.get(name), `tag "${name}"`);
  return {
    model,
    merge: createModelMerge(model),
    valueWords: new WeakMap(),
    structures: new WeakMap(),
    constants: new WeakMap(),
    linkToObject: (name) => {
      const named = schemas.get(name);
      return named && { label: titleOf(named), href: objectUrl(named.slug) };
    },
    linkToOperation: ({ summary, tag: name, slug }) => {
      const tag = getTag(name);
      const isAlone = sameSummary.get(summary)?.length === 1;
      return { label: isAlone ? summary : `${tag.name}: ${summary}`, href: operationUrl(tag.slug, slug) };
    },
    getTag,
    getOperation: (id) => found(operations.get(id), `operation "${id}"`),
  };
}

function found<Item>(item: Item | undefined, what: string): Item {
  if (item === undefined) throw new Error(`The model has no ${what}.`);
  return item;
}

/** What a component schema is called on the site. */
export function titleOf({ name, schema }: NamedSchema): string {
  return schema.title ?? name;
}
