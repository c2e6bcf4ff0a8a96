import type { Json, JsonObject } from '#core/json/json';
import { listOf } from '#core/json/read';
import { membersOf } from '../../source/members-of';
import type { Rule, RuleContext } from '../redocly';
import { type Part, partsBelow, readerOf } from './parts-of';

/** Limits that can leave no value between them; if both are equal, exclusive ones leave none either. */
const RANGES = [
  ['minimum', 'maximum', false],
  ['exclusiveMinimum', 'maximum', true],
  ['minimum', 'exclusiveMaximum', true],
  ['exclusiveMinimum', 'exclusiveMaximum', true],
  ['minLength', 'maxLength', false],
  ['minItems', 'maxItems', false],
  ['minProperties', 'maxProperties', false],
] as const;

/** A keyword of a schema and its problem. */
type Fault = [keyword: string, message: string];

/** Reports unsatisfiable schemas, unreachable fields, invalid patterns, self-references in `allOf` and duplicate names. */
export const SatisfiableSchema: Rule = () => {
  const endless = new Set<string>();
  return {
    Schema(schema, context) {
      const members = membersOf(schema);
      const { location } = context;
      const faults = [
        ...patternFaults(members),
        ...valueFaults(members),
        ...rangeFaults(members),
        ...['required', 'type'].flatMap((keyword) => duplicateFaults(keyword, members[keyword])),
      ];
      for (const [keyword, message] of faults)
        context.report({ message, location: location.child([keyword]) });
      const loop = members.allOf === undefined ? [] : loopFrom({ schema: members, location }, context);
      const again = loop.at(-1);
      // If several parts contain each other, reports one of them.
      if (again && !endless.has(location.absolutePointer))
        context.report({
          message:
            'The schema is a part of itself, so reading it never ends.\nRefer to another schema, or remove the part.',
          location: again.location.child(['allOf']),
        });
      loop.forEach((part) => endless.add(part.location.absolutePointer));
    },
  };
};

/** Returns the parts of a schema up to one that includes the schema as a part; an empty list if there is no such loop. */
function loopFrom(whole: Part, context: RuleContext): Part[] {
  const partsOf = readerOf(context);
  const parts = [...partsBelow(whole, partsOf)];
  const last = parts.findIndex((part) =>
    partsOf(part).some(({ location }) => location.absolutePointer === whole.location.absolutePointer),
  );
  return parts.slice(0, last + 1);
}

function patternFaults({ pattern }: JsonObject): Fault[] {
  const reason = typeof pattern === 'string' ? whyNoPattern(pattern) : undefined;
  if (reason === undefined) return [];
  return [
    [
      'pattern',
      `The pattern ${JSON.stringify(pattern)} is not a valid regular expression: ${reason}.\nCorrect it.`,
    ],
  ];
}

/**
 * Returns the reason why a pattern is invalid. JSON Schema uses ECMA-262 regular expressions with `u`, but many descriptions are
 * written for those without.
 */
function whyNoPattern(pattern: string): string | undefined {
  try {
    new RegExp(pattern);
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^.*: /, '').toLowerCase();
  }
}

function valueFaults({ enum: values, readOnly, writeOnly }: JsonObject): Fault[] {
  const isEmpty = Array.isArray(values) && values.length === 0;
  return [
    ...(isEmpty
      ? ([['enum', 'No value fits: `enum` is empty.\nAdd the values, or take `enum` out.']] satisfies Fault[])
      : []),
    ...(readOnly === true && writeOnly === true
      ? ([
          [
            'readOnly',
            'The field is `readOnly` and `writeOnly`, so it is neither sent nor returned.\nKeep one of them.',
          ],
        ] satisfies Fault[])
      : []),
  ];
}

function rangeFaults(members: JsonObject): Fault[] {
  return RANGES.flatMap(([least, most, isExclusive]) => {
    const [from, to] = [members[least], members[most]];
    if (typeof from !== 'number' || typeof to !== 'number' || from < to || (from === to && !isExclusive))
      return [];
    const bound = isExclusive ? 'less than' : 'at most';
    return [
      [
        least,
        `No value fits: \`${least}\` is ${from}, and \`${most}\` is ${to}.\nMake \`${least}\` ${bound} ${to}.`,
      ],
    ];
  });
}

function duplicateFaults(keyword: string, names: Json | undefined): Fault[] {
  const twice = listOf(names).filter((name, index, all) => all.indexOf(name) !== index);
  return twice.map((name) => [
    keyword,
    `${JSON.stringify(name)} is in \`${keyword}\` twice.\nWrite each once.`,
  ]);
}
