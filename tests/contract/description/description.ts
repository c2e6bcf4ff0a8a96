import type { Json, JsonObject } from '#core/json/json';
import { parseFragment, valueAt } from '#core/json/pointer';
import { existsSync, readFileSync } from 'node:fs';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';

/** An operation or webhook of the description, as raw JSON. */
export interface RawOperation {
  id: string;
  method: string;
  /** Path, or event of a webhook. */
  path: string;
  tag: string;
  operation: JsonObject;
}

const BUNDLE = 'generated/bundle/openapi.json';

/** Our description as one document, as it is published. That it is up to date is what `generate:check` is for. */
export function loadDescription(): BundledDescription {
  if (!existsSync(BUNDLE)) throw new Error(`${BUNDLE} is missing: run \`npm run generate\` first.`);
  return JSON.parse(readFileSync(BUNDLE, 'utf8')) as BundledDescription;
}

export function asObject(value: Json | undefined): JsonObject {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return value;
}

/** Returns the object that a JSON Pointer of the description points at. Throws when it does not resolve. */
export function lookUp(description: BundledDescription, pointer: string): JsonObject {
  const value = valueAt(description as JsonObject, parseFragment(pointer) ?? []);
  if (value === undefined) throw new Error(`Nothing in the description at ${pointer}.`);
  return asObject(value);
}

/** Returns the object itself, or the target of its reference with the members next to the reference on top. */
export function resolve(description: BundledDescription, value: Json | undefined): JsonObject {
  const object = asObject(value);
  if (typeof object.$ref !== 'string') return object;
  const { $ref, ...beside } = object;
  return { ...resolve(description, lookUp(description, $ref)), ...beside };
}

/** All operations, or all webhooks, in the order of the description. */
export function listOperations(description: BundledDescription, place: 'paths' | 'webhooks'): RawOperation[] {
  return Object.entries(description[place] ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(isOperation)
      .map(([method, value]) => {
        const operation = asObject(value);
        const [tag = ''] = operation.tags as string[];
        return { id: operation.operationId as string, method: method.toUpperCase(), path, tag, operation };
      }),
  );
}

/** False for what all operations of a path share, such as its servers. */
function isOperation([, value]: [string, Json]): boolean {
  return 'operationId' in asObject(value);
}

/** Parameters of an operation, references followed. */
export function parametersOf(description: BundledDescription, operation: JsonObject): JsonObject[] {
  return ((operation.parameters ?? []) as Json[]).map((parameter) => resolve(description, parameter));
}

/** Responses of an operation by status, references followed. */
export function responsesOf(
  description: BundledDescription,
  operation: JsonObject,
): Record<string, JsonObject> {
  const entries = Object.entries(asObject(operation.responses));
  return Object.fromEntries(entries.map(([status, response]) => [status, resolve(description, response)]));
}
