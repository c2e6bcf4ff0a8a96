import type { ApiModel, NamedSchema, Operation, Schema, Tag } from '../model/api-model';
import { createMergeSchema, type MergeSchema } from '../model/schema/merge-schema';
import type { ErrorPair, ErrorPairs } from '#core/contracts/reproductions';
import { createRenderMarkdown, type RenderMarkdown } from './markdown/render-markdown';
import type { LinkData } from '#core/contracts/page-data';
import { objectUrl } from './page-urls';
import type { DescribedField } from './schema/describe-field';

/** What the data of all pages is made with. */
export interface PageContext {
  model: ApiModel;
  merge: MergeSchema;
  describedFields: WeakMap<Schema, DescribedField>;
  /** Parameters and headers as fields, by the parameter. */
  annotatedSchemas: WeakMap<object, Schema>;
  renderMarkdown: RenderMarkdown;
  /** Link to the page of a component schema; undefined for a name that the description does not have. */
  linkToObject: (name: string) => LinkData | undefined;
  getTag: (name: string) => Tag;
  getOperation: (id: string) => Operation;
  /** How the simulator comes to answer an error of an operation. */
  getErrorPair: (operationId: string, status: string) => ErrorPair | undefined;
}

export function createPageContext(model: ApiModel, errorPairs: ErrorPairs = {}): PageContext {
  const schemas = new Map(model.schemas.map((named) => [named.name, named]));
  const tags = new Map(model.tags.map((tag) => [tag.name, tag]));
  const operations = new Map(model.operations.map((operation) => [operation.id, operation]));
  return {
    model,
    merge: createMergeSchema(new Map(model.schemas.map(({ name, schema }) => [name, schema]))),
    describedFields: new WeakMap(),
    annotatedSchemas: new WeakMap(),
    renderMarkdown: createRenderMarkdown(),
    linkToObject: (name) => {
      const named = schemas.get(name);
      return named && { label: titleOf(named), href: objectUrl(named.slug) };
    },
    getTag: (name) => found(tags.get(name), `tag "${name}"`),
    getOperation: (id) => found(operations.get(id), `operation "${id}"`),
    getErrorPair: (operationId, status) => errorPairs[operationId]?.[status],
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
