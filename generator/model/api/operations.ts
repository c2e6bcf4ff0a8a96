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

/** Puts the operations in the order of the tags, each tag's in the order of the description. Makes each slug unique within its tag. */
export function sortOperations(operations: Operation[], tags: Tag[]): Operation[] {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  return tags.flatMap(({ operationIds }) => {
    const taken = new Set(['index']);
    return operationIds
      .flatMap((id) => byId.get(id) ?? [])
      .map((operation) => ({ ...operation, slug: uniqueName(taken, operation.slug) }));
  });
}
