import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Direction } from '#core/schema/direction';
import { asObject, listOperations, parametersOf, resolve, responsesOf } from './description';

/** An example of the description together with the schema it has to fulfil. */
export interface ExampleCase {
  /** Named like the file of the example: `createTransaction.request.refund`, `listInvoices.200`, `invoice.created`. */
  id: string;
  /** Tag of its operation; empty for errors and shared parameters. */
  tag: string;
  direction: Direction;
  schema: Json;
  value: Json;
}

type Place = Pick<ExampleCase, 'id' | 'tag' | 'direction'>;

/** Every request body and every success response of every operation. */
export function operationCases(description: BundledDescription): ExampleCase[] {
  return listOperations(description, 'paths').flatMap(({ id, tag, operation }) => [
    ...contentCases(description, resolve(description, operation.requestBody), {
      id: `${id}.request`,
      tag,
      direction: 'request',
    }),
    ...Object.entries(responsesOf(description, operation))
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, response]) =>
        contentCases(description, response, { id: `${id}.${status}`, tag, direction: 'response' }),
      ),
  ]);
}

/** Every payload of every webhook. */
export function eventCases(description: BundledDescription): ExampleCase[] {
  return listOperations(description, 'webhooks').flatMap(({ path, operation }) =>
    contentCases(description, resolve(description, operation.requestBody), {
      id: path,
      tag: 'Events',
      direction: 'response',
    }),
  );
}

/** Every body of every shared error response. */
export function errorCases(description: BundledDescription): ExampleCase[] {
  return Object.entries(description.components?.responses ?? {}).flatMap(([name, response]) =>
    contentCases(description, asObject(response), { id: name, tag: '', direction: 'response' }),
  );
}

/** Every example value of every parameter and header, and every value of `x-request-examples`. */
export function parameterCases(description: BundledDescription): ExampleCase[] {
  const shared = (['parameters', 'headers'] as const).flatMap((kind) =>
    Object.entries(description.components?.[kind] ?? {}).flatMap(([name, parameter]) =>
      valueCases(description, asObject(parameter), { id: `${kind}/${name}`, tag: '', direction: 'request' }),
    ),
  );
  const own = listOperations(description, 'paths').flatMap(({ id, tag, operation }) => {
    const parameters = parametersOf(description, operation);
    const inline = ((operation.parameters ?? []) as Json[])
      .map(asObject)
      .filter(({ $ref }) => $ref === undefined);
    return [
      ...inline.flatMap((parameter) =>
        valueCases(description, parameter, {
          id: `${id}.${parameter.name as string}`,
          tag,
          direction: 'request',
        }),
      ),
      ...namedRequestCases(operation, parameters, { id, tag, direction: 'request' }),
    ];
  });
  return [...shared, ...own];
}

function namedRequestCases(operation: JsonObject, parameters: JsonObject[], place: Place): ExampleCase[] {
  return Object.entries(asObject(operation['x-request-examples'])).flatMap(([example, request]) =>
    Object.entries(asObject(asObject(request).parameters)).map(([name, value]) => {
      const parameter = parameters.find((one) => one.name === name);
      if (!parameter)
        throw new Error(`${place.id}: x-request-examples names "${name}", which is not a parameter.`);
      return { ...place, id: `${place.id}.${example}.${name}`, schema: parameter.schema ?? true, value };
    }),
  );
}

function contentCases(description: BundledDescription, holder: JsonObject, place: Place): ExampleCase[] {
  return Object.values(asObject(holder.content)).flatMap((content) =>
    valueCases(description, asObject(content), place),
  );
}

function valueCases(description: BundledDescription, holder: JsonObject, place: Place): ExampleCase[] {
  const schema = holder.schema ?? true;
  const single = 'example' in holder ? [{ ...place, schema, value: holder.example! }] : [];
  const named = Object.entries(asObject(holder.examples)).map(([name, example]) => ({
    ...place,
    id: name === 'default' ? place.id : `${place.id}.${name}`,
    schema,
    value: resolve(description, example).value!,
  }));
  return [...single, ...named];
}
