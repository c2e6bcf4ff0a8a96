import type { Examples } from '#core/contracts/examples';
import type { OperationFact } from '#core/contracts/facts';
import type { Json, JsonObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import { resolve } from '#core/openapi/resolve';
import type { Documented, DocumentedOperation } from '../../tool/content/documented';

const JSON_TYPE = /[/+]json\b/;

/**
 * Collects the schemas of request bodies, and the documented responses.
 * @param bundle the description in one document.
 */
export function readDocumented(
  bundle: JsonObject,
  operations: Record<string, OperationFact>,
  examples: Examples,
): Documented {
  const read = ([id, { path, method }]: [string, OperationFact]): [string, DocumentedOperation] => {
    const operation = objectOf(resolve(bundle, objectOf(bundle.paths)[path])[method]);
    const body = readBody(bundle, operation.requestBody);
    const responses = entriesOf(operation.responses).map(([status, response]) => [
      status,
      {
        description: textOf(resolve(bundle, response).description) ?? '',
        bodies: examples[id]?.responses[status] ?? {},
      },
    ]);
    return [
      id,
      { ...(body && { body }), responses: Object.fromEntries(responses) as DocumentedOperation['responses'] },
    ];
  };
  return {
    schemas: objectOf(objectOf(bundle.components).schemas),
    operations: Object.fromEntries(Object.entries(operations).map(read)),
  };
}

function readBody(bundle: JsonObject, given: Json | undefined): DocumentedOperation['body'] {
  const { content, required } = resolve(bundle, given);
  const [, media] = entriesOf(content).find(([type]) => JSON_TYPE.test(type)) ?? [];
  if (media === undefined) return undefined;
  return { required: required === true, schema: objectOf(media).schema ?? {} };
}
