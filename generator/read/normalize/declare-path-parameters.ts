import { namesInBraces } from '#core/http/names-in-braces';
import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, listOf } from '#core/json/read';
import { operationsIn } from '#core/openapi/path-item';
import { resolve } from '#core/openapi/resolve';
import type { BundledDescription } from './bundled-description';

/**
 * Declares the path parameters that an operation lacks, as strings, so that the operation can still be called. Changes
 * `description`.
 * @see https://spec.openapis.org/oas/v3.1.0#path-templating
 */
export function declarePathParameters(description: JsonObject): void {
  const bundle = description as unknown as BundledDescription;
  const declaredBy = (node: JsonObject) =>
    listOf(node.parameters)
      .map((parameter) => resolve(bundle, parameter))
      .flatMap((parameter) => (parameter.in === 'path' ? [parameter.name] : []));
  for (const [path, entry] of entriesOf(description.paths)) {
    const names = namesInBraces(path);
    if (names.length === 0) continue;
    const item = resolve(bundle, entry);
    for (const operation of operationsOf(item)) {
      const declared = new Set<Json | undefined>([...declaredBy(item), ...declaredBy(operation)]);
      const missing = names.filter((name) => !declared.has(name));
      if (missing.length > 0)
        operation.parameters = [...listOf(operation.parameters), ...missing.map(textParameter)];
    }
  }
}

function operationsOf(item: JsonObject): JsonObject[] {
  return operationsIn(item)
    .map(({ raw }) => raw)
    .filter(({ $ref }) => $ref === undefined);
}

function textParameter(name: string): JsonObject {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}
