import { isObject, type Json } from '#core/json/json';
import { membersOf } from '../../source/members-of';
import type { RuleContext } from '../redocly';
import { partsBelow, readerOf } from './parts-of';

/** Keywords that allow a schema to have properties that it does not name. */
const OPEN = [
  ...['oneOf', 'anyOf', 'if', 'then', 'else', 'not', 'dependentSchemas', 'patternProperties', 'items'],
  ...['prefixItems', '$dynamicRef', '$recursiveRef', '$ref'],
];

/**
 * Returns the properties of some schemas and their parts (`allOf`), with references followed; undefined if they may have others or
 * a reference does not resolve.
 */
export function propertyNames(schemas: readonly Json[], context: RuleContext): Set<string> | undefined {
  const whole = { schema: { allOf: [...schemas] }, location: context.location };
  const names = new Set<string>();
  for (const { schema } of [...partsBelow(whole, readerOf(context))].slice(1)) {
    const { additionalProperties, properties } = schema;
    if (OPEN.some((keyword) => schema[keyword] !== undefined)) return undefined;
    if (additionalProperties === true || isObject(additionalProperties)) return undefined;
    for (const name of Object.keys(membersOf(properties))) names.add(name);
  }
  return names;
}
