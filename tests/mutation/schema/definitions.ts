import { isObject, type JsonObject } from '#core/json/json';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import { objectOf, textOf } from '#core/json/read';
import type { Direction } from '#core/schema/direction';
import { projectDefinitions } from '#core/schema/project-schema';
import { joinPointer, parsePointer, valueAt } from '#core/json/pointer';
import type { Roots } from './roots';

export const DIRECTIONS: readonly Direction[] = ['request', 'response'];

/** All schemas of a description, as written and as each direction has them. A location is a pointer into both. */
export interface Definitions {
  raw: JsonObject;
  projected: Record<Direction, JsonObject>;
}

export function buildDefinitions(description: BundledDescription, { schemas }: Roots): Definitions {
  const raw = { ...objectOf(description.components?.schemas), ...schemas };
  return {
    raw,
    projected: { request: projectClosed(raw, 'request'), response: projectClosed(raw, 'response') },
  };
}

/** `components` are all schemas of the description, which those of `raw` may refer to. */
export function projectClosed(raw: JsonObject, direction: Direction, components = raw): JsonObject {
  return projectDefinitions(raw, direction, { closed: true, components });
}

/** The location of a definition. */
export function locationOf(definition: string): string {
  return joinPointer('#/$defs', definition);
}

/** The location where a whole value of this definition is described: members that no schema names are refused. */
export function closedLocationOf(definition: string): string {
  return locationOf(`${definition}.closed`);
}

/** The same location in the definition that allows unknown members. */
export function openLocation(location: string): string {
  return location.replace(/^(#\/\$defs\/[^/]+)\.closed/, '$1');
}

/** The schema at a location as `direction` has it. */
export function schemaAt(definitions: Definitions, direction: Direction, location: string): JsonObject {
  return objectOf(valueAt({ $defs: definitions.projected[direction] }, parsePointer(location)));
}

/** The schema at a location as the description has it; empty where only the projection has one. */
export function rawAt(definitions: Definitions, location: string): JsonObject {
  return objectOf(valueAt({ $defs: definitions.raw }, parsePointer(openLocation(location))));
}

/** The location that a projected schema refers to, if it does. */
export function targetOf(schema: JsonObject): string | undefined {
  return isObject(schema) ? textOf(schema.$ref) : undefined;
}
