import type { Operation, Tag } from './api-model';
import type { ModelContext } from './model-context';
import { buildPathItem } from './path-item';
import { entriesOf } from '#core/json/read';
import { uniqueName } from './unique-name';

/** Builds all operations below `paths`, in the order of the description, each with a unique id. */
export function buildOperations(context: ModelContext): Operation[] {
  const taken = new Set<string>();
  return entriesOf(context.bundle.paths)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, pathItem]) => buildPathItem(path, pathItem, context))
    .map((operation) => ({ ...operation, id: uniqueName(taken, operation.id) }));
}

const VERBS = ['list', 'create', 'get', 'update', 'delete'];

/**
 * Sorts the operations by tag; within a tag list, create, get, update, delete, then the others, by the first word of their id.
 * Makes each slug unique within its tag.
 */
export function sortOperations(operations: Operation[], tags: Tag[]): Operation[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return tags.flatMap(({ operationIds }) => {
    const taken = new Set(['index']);
    return operationIds
      .flatMap((id) => byId.get(id) ?? [])
      .toSorted((one, other) => rankOf(one) - rankOf(other))
      .map((operation) => ({ ...operation, slug: uniqueName(taken, operation.slug) }));
  });
}

function rankOf({ id }: Operation): number {
  const rank = VERBS.findIndex((verb) => new RegExp(`^${verb}([A-Z_-]|$)`).test(id));
  return rank === -1 ? VERBS.length : rank;
}
