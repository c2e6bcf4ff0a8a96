import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Direction } from '#core/schema/direction';
import { asObject, listOperations, parametersOf } from '../../contract/description/description';
import {
  errorCases,
  eventCases,
  operationCases,
  parameterCases,
  type ExampleCase,
} from '../../contract/description/example-case';

/** An example of the description: the value where mutation starts. */
export interface Root {
  /** As in the contract tests: `createInvoice.request`, `listInvoices.query`, `invoice.created`. */
  id: string;
  direction: Direction;
  /** Name of its schema in the definitions; examples with the same schema share it. */
  definition: string;
  value: Json;
}

export interface Roots {
  roots: Root[];
  /** Raw schemas of the roots by the name of their definition. */
  schemas: JsonObject;
}

/** Every example of the description: bodies, responses, events, errors, headers, parameters and whole queries. */
export function collectRoots(description: BundledDescription): Roots {
  const cases = [
    ...operationCases(description),
    ...eventCases(description),
    ...errorCases(description),
    ...queryCases(description),
    ...parameterCases(description),
  ];
  const names = new Map<string, string>();
  const schemas: JsonObject = {};
  const roots = cases.map(({ id, direction, schema, value }) => {
    const key = direction + JSON.stringify(schema);
    const definition = names.get(key) ?? `root_${id.replace(/[^A-Za-z0-9]/g, '_')}`;
    names.set(key, definition);
    schemas[definition] = schema;
    return { id, direction, definition, value };
  });
  return { roots, schemas };
}

/** The query of an operation as one object: once with every documented value, once for each named request. */
function queryCases(description: BundledDescription): ExampleCase[] {
  return listOperations(description, 'paths').flatMap(({ id, tag, operation }) => {
    const query = parametersOf(description, operation).filter(({ in: place }) => place === 'query');
    if (query.length === 0) return [];
    const schema = querySchema(query);
    const all = Object.fromEntries(query.map(({ name, example }) => [name as string, example ?? null]));
    const named = Object.values(asObject(operation['x-request-examples'])).map((request) =>
      Object.fromEntries(
        Object.entries(asObject(asObject(request).parameters)).filter(([name]) => name in all),
      ),
    );
    return [all, ...named].map((value, index) => ({
      id: index === 0 ? `${id}.query` : `${id}.query.${index}`,
      tag,
      direction: 'request' as const,
      schema,
      value: withoutNull(value),
    }));
  });
}

function querySchema(query: JsonObject[]): JsonObject {
  const required = query.filter((parameter) => parameter.required === true).map(({ name }) => name as string);
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name as string, schema ?? true])),
    ...(required.length > 0 && { required }),
  };
}

/** A parameter without an example is left out. */
function withoutNull(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}
