import { formatValue } from '#core/json/format-value';
import { parsePointer } from '#core/json/pointer';
import type { ReadOperation } from './read-operations';

const FROM_BODY = /^\$response\.body#(\/.*)$/;

/**
 * Finds the members that OpenAPI links pass to path parameters: their names by operation and parameter (`getPet petId`).
 * @see https://spec.openapis.org/oas/v3.1.0#link-object
 */
export function findLinked(operations: readonly ReadOperation[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const links = operations.flatMap(({ operation }) =>
    operation.responses.flatMap((response) => response.links),
  );
  for (const { operationId, parameters } of links) {
    for (const { name, value } of operationId === undefined ? [] : parameters) {
      const [, pointer] = FROM_BODY.exec(formatValue(value)) ?? [];
      const member = pointer === undefined ? undefined : parsePointer(pointer).at(-1);
      if (member === undefined) continue;
      const key = `${operationId} ${name.replace(/^path\./, '')}`;
      found.set(key, [...(found.get(key) ?? []), member]);
    }
  }
  return found;
}
