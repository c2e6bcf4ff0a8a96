import type { Json } from '#core/json/json';
import { listOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import { suggestNearest } from '../../../problems/suggest-nearest';
import type { Rule, RuleLocation } from '../redocly';
import { partsBelow, readerOf } from './parts-of';

const KEYWORD = 'x-order';

/** A list of names, and the properties of all objects that it orders. */
interface OrderedNames {
  location: RuleLocation;
  names: readonly Json[];
  properties: Set<string>;
}

/**
 * Reports names in `x-order` that no object has: neither the schema with the list nor one that is based on it. Such a name is
 * often that of a property that was renamed.
 */
export const KnownOrderNames: Rule = () => {
  const orders = new Map<string, OrderedNames>();
  return {
    Schema(node, context) {
      const parts = [
        ...partsBelow({ schema: membersOf(node), location: context.location }, readerOf(context)),
      ];
      const properties = parts.flatMap(({ schema }) => Object.keys(membersOf(schema.properties)));
      for (const { schema, location } of parts.filter((part) => Array.isArray(part.schema[KEYWORD]))) {
        const at = location.child([KEYWORD]);
        const known = orders.get(at.absolutePointer)?.properties ?? new Set();
        orders.set(at.absolutePointer, {
          location: at,
          names: listOf(schema[KEYWORD]),
          properties: new Set([...known, ...properties]),
        });
      }
    },
    Root: {
      leave(_, context) {
        for (const { location, names, properties } of orders.values())
          for (const [index, given] of names.entries()) {
            const message = problemOf(
              typeof given === 'string' ? given : JSON.stringify(given),
              properties,
              names.slice(0, index),
            );
            if (message !== undefined) context.report({ message, location: location.child([index]) });
          }
      },
    },
  };
};

function problemOf(
  name: string,
  properties: ReadonlySet<string>,
  before: readonly Json[],
): string | undefined {
  if (before.includes(name)) return `\`${name}\` is in \`${KEYWORD}\` twice.\nKeep its first location.`;
  if (properties.has(name)) return undefined;
  const remedy = suggestNearest(name, properties) ?? 'Remove it.';
  return `No object that \`${KEYWORD}\` orders has a property \`${name}\`.\n${remedy}`;
}
