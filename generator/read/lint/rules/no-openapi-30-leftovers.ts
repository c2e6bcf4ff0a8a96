import { keyOf } from '../key-of';
import type { Rule } from '../redocly';
import { membersOf } from '../../source/members-of';

interface Leftover {
  keyword: string;
  /** By default, any value counts. */
  isLeftover?: (value: unknown) => boolean;
  /** The replacement to suggest. */
  remedy: string;
}

/** Keywords of OpenAPI 3.0 schemas that have no meaning since 3.1. */
const LEFTOVERS: Leftover[] = [
  { keyword: 'nullable', remedy: "Write `type: [string, 'null']`." },
  { keyword: 'example', remedy: 'Write an example for the whole body instead.' },
  {
    keyword: 'exclusiveMinimum',
    isLeftover: isBoolean,
    remedy: 'Write the limit itself: `exclusiveMinimum: 0`.',
  },
  {
    keyword: 'exclusiveMaximum',
    isLeftover: isBoolean,
    remedy: 'Write the limit itself: `exclusiveMaximum: 100`.',
  },
];

/**
 * Reports keywords and forms of OpenAPI 3.0 schemas that have no meaning, or another one, since 3.1.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export const NoOpenapi30Leftovers: Rule = () => ({
  Schema(schema, context) {
    const { location } = context;
    const members = membersOf(schema);
    for (const { keyword, isLeftover = () => true, remedy } of LEFTOVERS) {
      const value = members[keyword];
      if (value === undefined || !isLeftover(value)) continue;
      context.report({
        message: `The keyword \`${keyword}\` is a form of OpenAPI 3.0.\n${remedy}`,
        location: keyOf(location.child([keyword])),
      });
    }
  },
});

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}
