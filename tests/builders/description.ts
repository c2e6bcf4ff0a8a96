import type { Json } from '#core/json/json';
import type { BundledDescription } from '../../generator/read/normalize/bundled-description';
import type { ApiModel, Operation, Schema } from '../../generator/model/api/api-model';
import { buildApiModel } from '../../generator/model/api/build-api-model';

/** A whole bundled description with only what a case is about. */
export function doc(partial: Partial<BundledDescription> = {}): BundledDescription {
  return { openapi: '3.1.0', info: { title: 'Test API', version: '1' }, ...partial };
}

/** The model of a description with only what a case is about. */
export function modelOf(partial: Partial<BundledDescription> = {}): ApiModel {
  return buildApiModel(doc(partial));
}

/** The first operation of a description whose only path is `/invoices`, with this `post`. */
export function operationOf(
  post: { [member: string]: Json },
  partial: Partial<BundledDescription> = {},
): Operation {
  const [operation] = modelOf({ paths: { '/invoices': { post } }, ...partial }).operations;
  if (!operation) throw new Error('The description has no operation.');
  return operation;
}

/** The model of component schemas. */
export function schemasOf(schemas: Record<string, Json>, openapi = '3.1.0'): Map<string, Schema> {
  const { schemas: named } = modelOf({ openapi, components: { schemas } });
  return new Map(named.map(({ name, schema }) => [name, schema]));
}

/** The model of one schema. */
export function schemaOf(schema: Json, openapi = '3.1.0'): Schema {
  const built = schemasOf({ Case: schema }, openapi).get('Case');
  if (!built) throw new Error('The description has no schema.');
  return built;
}

/** The members of a schema that an empty one does not have. */
export function said(schema: Schema): Partial<Schema> {
  const entries = Object.entries(schema).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, sayDeep(value)]));
}

function sayDeep(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sayDeep);
  if (typeof value !== 'object' || value === null) return value;
  return said(value as Schema);
}
