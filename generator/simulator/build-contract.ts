import { isObject, type JsonObject } from '#core/json/json';
import type { Contract, ErrorContract, Limits, OperationContract } from '#core/contracts/simulator-contract';
import type { BundledDescription } from '../bundle/bundled-description';
import { entriesOf, listOf, objectOf, textsOf } from '#core/json/read';
import { blankOf } from './blank-of';
import { buildOperation } from './build-operation';
import { resolveObject } from './resolve-object';
import type { SchemaRegistry } from './schema-registry';

const METHODS = ['get', 'post', 'put', 'delete'];

/** Everything of the description that decides how a request is answered; the schemas go to the registry. */
export function buildContract(description: BundledDescription, schemas: SchemaRegistry): Contract {
  return {
    apiVersions: textsOf(
      listOf(description['x-api-versions']).map((entry) => objectOf(entry).version ?? null),
    ),
    operations: buildOperations(description, schemas),
    errors: buildErrors(description, schemas),
    blanks: buildBlanks(description),
    limits: objectOf(description['x-limits']) as Limits,
    documentLimit: buildDocumentLimit(objectOf(objectOf(description['x-sandbox']).documentLimit)),
  };
}

function buildOperations(description: BundledDescription, schemas: SchemaRegistry): OperationContract[] {
  return entriesOf(description.paths).flatMap(([path, pathItem]) =>
    METHODS.flatMap((method) => {
      const operation = objectOf(pathItem)[method];
      return isObject(operation) ? [buildOperation({ description, schemas, path, method, operation })] : [];
    }),
  );
}

/** Error responses are components: several operations answer each of them. */
function buildErrors(
  description: BundledDescription,
  schemas: SchemaRegistry,
): Record<string, ErrorContract> {
  const errors: Record<string, ErrorContract> = {};
  for (const [name, response] of entriesOf(description.components?.responses)) {
    const content = objectOf(objectOf(objectOf(response).content)['application/json']);
    if (content.schema === undefined) continue;
    errors[name] = {
      validator: schemas.addResponse(name, content.schema),
      bodies: Object.fromEntries(
        entriesOf(content.examples).map(([variant, example]) => [
          variant,
          objectOf(resolveObject(description, example).value),
        ]),
      ),
    };
  }
  return errors;
}

function buildBlanks(description: BundledDescription): Record<string, JsonObject> {
  const blanks = Object.keys(objectOf(description.components?.schemas)).map(
    (name) => [name, blankOf(description, { $ref: `#/components/schemas/${name}` })] as const,
  );
  return Object.fromEntries(blanks.filter(([, blank]) => Object.keys(blank).length > 0));
}

function buildDocumentLimit(limit: JsonObject): Contract['documentLimit'] {
  return { max: Number(limit.max), headers: textsOf(limit.headers) };
}
