import type { JsonObject } from '#core/json/json';
import { objectOf, textOf } from '#core/json/read';
import { operationsIn } from '#core/openapi/path-item';

/**
 * Makes operationIds unique: the second operation with the id `get` gets `get-2`. Changes `description`.
 * @see https://spec.openapis.org/oas/v3.1.0#operation-object (operationId)
 */
export function separateIds(description: JsonObject): void {
  const operations = operationsOf(description);
  const ids = new Set(operations.map(({ operationId }) => textOf(operationId)));
  const owned = new Set<string>();
  for (const operation of operations) {
    const id = textOf(operation.operationId);
    if (id === undefined) continue;
    if (owned.has(id)) operation.operationId = nextTo(id, ids);
    owned.add(textOf(operation.operationId) ?? id);
  }
}

function operationsOf({ paths, webhooks }: JsonObject): JsonObject[] {
  return [paths, webhooks]
    .flatMap((map) => Object.values(objectOf(map)))
    .flatMap((pathItem) => operationsIn(objectOf(pathItem)).map(({ raw }) => raw));
}

/** Returns the first free id with a number, and marks it as taken. */
function nextTo(id: string, ids: Set<string | undefined>): string {
  let count = 2;
  while (ids.has(`${id}-${count}`)) count += 1;
  ids.add(`${id}-${count}`);
  return `${id}-${count}`;
}
