import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { type Part, type PartsOf, partsBelow, readerOf } from './parts-of';

const CLOSING = ['additionalProperties', 'unevaluatedProperties'] as const;

/** A schema that does not allow other fields, and the fields of other schemas that apply to the same value. */
interface ClosedPart extends Part {
  keyword: (typeof CLOSING)[number];
  refused: string[];
}

/**
 * Reports a part of an `allOf` that rejects the fields of the other parts, so that no value with these fields is valid.
 * `additionalProperties` considers only the `properties` next to it, `unevaluatedProperties` also those of the parts below it.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.3
 */
export const NoClosedAllofPart: Rule = () => {
  const closed = new Map<string, ClosedPart>();
  return {
    Schema(node, context) {
      const schema = membersOf(node);
      if (schema.allOf === undefined) return;
      const whole = { schema, location: context.location };
      for (const part of closedPartsOf(whole, readerOf(context)))
        closed.set(part.location.absolutePointer + part.keyword, part);
    },
    Root: {
      leave(_, context) {
        closed.forEach((part) => context.report(problemOf(part)));
      },
    },
  };
};

function problemOf({ keyword, refused, location }: ClosedPart) {
  const more = refused.length - 1;
  const fields = `\`${refused[0]}\`${more > 0 ? ` and ${more} more` : ''}`;
  return {
    message: `\`${keyword}: false\` forbids the properties of the other parts of \`allOf\`: ${fields}.\nRemove it. To close the whole object, write \`unevaluatedProperties: false\` next to the \`allOf\` that combines all parts.`,
    location: location.child([keyword]),
  };
}

/** Returns the closed schemas among the parts of a whole, including itself, that reject a field of another part. */
function closedPartsOf(whole: Part, partsOf: PartsOf): ClosedPart[] {
  const parts = [...partsBelow(whole, partsOf)];
  const all = [...new Set(parts.flatMap(fieldsOf))];
  return parts.flatMap((part) =>
    CLOSING.flatMap((keyword) => {
      if (part.schema[keyword] !== false) return [];
      const known = keyword === 'additionalProperties' ? [part] : [...partsBelow(part, partsOf)];
      const refused = all.filter((name) => !known.some((one) => knows(one, name)));
      return refused.length > 0 ? [{ ...part, keyword, refused }] : [];
    }),
  );
}

function fieldsOf({ schema }: Part): string[] {
  return Object.entries(membersOf(schema.properties)).flatMap(([name, field]) =>
    field === false ? [] : [name],
  );
}

function knows({ schema }: Part, name: string): boolean {
  const patterns = Object.keys(membersOf(schema.patternProperties));
  return (
    Object.hasOwn(membersOf(schema.properties), name) || patterns.some((pattern) => matches(pattern, name))
  );
}

/** Whether a name matches a pattern. Another rule reports invalid patterns. */
function matches(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(name);
  } catch {
    return true;
  }
}
