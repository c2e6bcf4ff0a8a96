import { isObject, type Json, type JsonObject } from '#core/json/json';
import type {
  HeaderContract,
  Method,
  OperationContract,
  ParameterContract,
  SuccessContract,
} from '#core/contracts/simulator-contract';
import type { BundledDescription } from '../bundle/bundled-description';
import { entriesOf, listOf, objectOf, textOf, textsOf } from '#core/json/read';
import { resolveObject } from './resolve-object';
import type { SchemaRegistry } from './schema-registry';

export interface OperationSource {
  description: BundledDescription;
  schemas: SchemaRegistry;
  path: string;
  method: string;
  operation: JsonObject;
}

/** One operation of the contract. @see https://spec.openapis.org/oas/v3.1.0#operation-object */
export function buildOperation(source: OperationSource): OperationContract {
  const { description, operation, path, method } = source;
  const parameters = listOf(operation.parameters).map((parameter) => resolveObject(description, parameter));
  const named = (place: string) => parameters.filter((parameter) => parameter.in === place);
  const query = named('query');
  const body = buildBody(source);
  const success = buildSuccess(source);
  return {
    id: nameOf(operation.operationId),
    method: method.toUpperCase() as Method,
    path,
    pathParameters: named('path').map((parameter) => buildParameter(description, parameter)),
    query: {
      parameters: query.map((parameter) => buildParameter(description, parameter)),
      validator: buildQueryValidator(source, query),
    },
    security: buildSecurity(operation),
    ...(body && { body }),
    ...(success && { success }),
    errors: buildErrors(operation),
    isPaged: query.some(({ name }) => name === 'created_before'),
  };
}

function buildParameter(description: BundledDescription, { name, schema }: JsonObject): ParameterContract {
  const resolved = resolveObject(description, schema);
  return {
    name: nameOf(name),
    type: scalarType(resolved),
    ...(resolved.default !== undefined && { default: resolved.default }),
  };
}

function scalarType({ type }: JsonObject): ParameterContract['type'] {
  const types = ['integer', 'number', 'boolean', 'array'] as const;
  return types.find((known) => known === type) ?? 'string';
}

function buildQueryValidator({ schemas, operation }: OperationSource, parameters: JsonObject[]): string {
  return schemas.addRequest(`${nameOf(operation.operationId)}.query`, {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [nameOf(name), schema ?? {}])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name ?? null),
    additionalProperties: false,
  });
}

/** Alternatives that need one scheme each; the product has no others. */
function buildSecurity(operation: JsonObject): OperationContract['security'] {
  return listOf(operation.security).flatMap((requirement) =>
    entriesOf(requirement).map(([scheme, scopes]) => ({ scheme, scopes: textsOf(scopes) })),
  );
}

function buildBody({ description, schemas, operation }: OperationSource): OperationContract['body'] {
  const content = objectOf(resolveObject(description, operation.requestBody).content);
  const [mediaType] = Object.values(content);
  if (mediaType === undefined) return undefined;
  const name = `${nameOf(operation.operationId)}.body`;
  return {
    mediaTypes: Object.keys(content),
    validator: schemas.addRequest(name, objectOf(mediaType).schema ?? {}),
  };
}

function buildSuccess({ description, schemas, operation }: OperationSource): SuccessContract | undefined {
  const found = entriesOf(operation.responses).find(([status]) => status.startsWith('2'));
  if (found === undefined) return undefined;
  const response = resolveObject(description, found[1]);
  const schema = objectOf(objectOf(response.content)['application/json']).schema;
  const headers = entriesOf(response.headers);
  return {
    status: Number(found[0]),
    ...(isObject(schema) && { validator: schemas.addResponse(nameOf(operation.operationId), schema) }),
    headers: headers.map(([name, header]) => buildHeader(schemas, name, resolveObject(description, header))),
  };
}

function buildHeader(schemas: SchemaRegistry, name: string, { schema }: JsonObject): HeaderContract {
  const described: Json = schema ?? {};
  return { name, validator: schemas.addResponse(name, described), type: scalarType(objectOf(described)) };
}

function buildErrors(operation: JsonObject): Record<string, string> {
  const errors = entriesOf(operation.responses).filter(([status]) => /^[45]/.test(status));
  return Object.fromEntries(
    errors.map(([status, response]) => [status, nameOf(objectOf(response).$ref).split('/').at(-1) ?? '']),
  );
}

/** A member that names something; lint has checked that it is a text. */
function nameOf(value: Json | undefined): string {
  return textOf(value) ?? '';
}
