import { deriveOperationId } from '../../../model/api/derive-operation-id';
import { slugOf } from '../../../model/api/slug';
import type { Rule } from '../redocly';
import { type FoundOperation, operationsOf } from './operations-of';

/** Reports two operations whose ids or pages would have the same file name (ignoring case, as some disks do). */
export const UniqueFiles: Rule = () => ({
  Root(root, context) {
    const owners = new Map<string, { id: string; written: unknown }>();
    for (const found of operationsOf(root, 'paths', context)) {
      const id = idOf(found);
      const written = found.operation.operationId;
      const keys = [id.toLowerCase(), `${slugOf(tagOf(found))}/${slugOf(id)}`];
      const owner = keys.map((key) => owners.get(key)).find((other) => other !== undefined);
      for (const key of keys) owners.set(key, owners.get(key) ?? { id, written });
      // The same id twice is a problem of `unique-operation-ids`.
      if (owner === undefined || (written !== undefined && owner.written === written)) continue;
      context.report({
        message: `The operations \`${owner.id}\` and \`${id}\` would be written to one file, so the second gets a number.\nRename one so that they differ in more than case and punctuation.`,
        location: found.location.child(written ? ['operationId'] : []),
      });
    }
  },
});

function idOf({ operation, method, path }: FoundOperation): string {
  const operationId = typeof operation.operationId === 'string' ? operation.operationId : undefined;
  return deriveOperationId({ operationId, method, path });
}

function tagOf({ operation }: FoundOperation): string {
  return Array.isArray(operation.tags) ? String(operation.tags[0] ?? '') : '';
}
