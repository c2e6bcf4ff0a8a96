import type { JsonObject } from '#core/json/json';
import { listOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { RuleContext, RuleLocation } from '../redocly';
import { isReference } from '#core/openapi/is-reference';

/** A schema as written, and its location. */
export interface Part {
  schema: JsonObject;
  location: RuleLocation;
}

export type PartsOf = (part: Part) => Part[];

/** Creates a function that returns the parts of a schema (`allOf`), with references followed. */
export function readerOf({ resolve }: RuleContext): PartsOf {
  return ({ schema, location }) =>
    listOf(schema.allOf).map((entry, index) => {
      const own = location.child(['allOf', index]);
      if (!isReference(entry)) return { schema: membersOf(entry), location: own };
      const target = resolve<object>(entry, location.source.absoluteRef);
      return { schema: membersOf(target.node), location: target.location ?? own };
    });
}

/** Returns a schema and all its nested parts, each once. */
export function partsBelow(whole: Part, partsOf: PartsOf): Set<Part> {
  const parts = new Map([[whole.location.absolutePointer, whole]]);
  for (const part of parts.values())
    for (const below of partsOf(part))
      if (!parts.has(below.location.absolutePointer)) parts.set(below.location.absolutePointer, below);
  return new Set(parts.values());
}
