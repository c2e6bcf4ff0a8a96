import type { Json } from '#core/json/json';
import { entriesOf, oneOrMoreTexts, textOf } from '#core/json/read';
import { suggestNearest } from '../../../problems/suggest-nearest';
import { membersOf } from '../../source/members-of';
import { keyOf } from '../key-of';
import type { Rule, RuleLocation } from '../redocly';

/** Something deprecated, and where that is said. */
interface Deprecated {
  members: Record<string, Json>;
  /** Its successor is of the same kind; parameters are fields. */
  kind: 'operation' | 'field';
  location: RuleLocation;
}

/**
 * Reports deprecations that do not say until when something works (`x-sunset`) and what replaces it (`x-replaced-by`), or why there is
 * neither (`x-no-sunset`, `x-no-replacement`), and successors that do not exist.
 */
export const DeprecationExplained: Rule = () => {
  const deprecated: Deprecated[] = [];
  const names = { operation: new Set<string>(), field: new Set<string>() };
  return {
    any: {
      enter(node, { type, location }) {
        if (type.name === 'SpecExtension') return;
        const members = membersOf(node);
        const { operationId, properties, name, in: place } = members;
        const kind = type.name === 'Operation' ? 'operation' : 'field';
        if (members.deprecated === true) deprecated.push({ members, kind, location });
        if (typeof operationId === 'string') names.operation.add(operationId);
        if (type.name === 'Schema') entriesOf(properties).forEach(([field]) => names.field.add(field));
        if (typeof name === 'string' && place !== undefined) names.field.add(name);
      },
    },
    Root: {
      leave(_, context) {
        for (const { members, kind, location } of deprecated)
          for (const { message, key } of [
            ...checkSunset(members),
            ...checkSuccessor(members, kind, names[kind]),
          ])
            context.report({ message, location: keyOf(location.child([key])) });
      },
    },
  };
};

/** A mistake, and the member that it is about. */
interface Mistake {
  message: string;
  key: string;
}

function checkSunset(members: Record<string, Json>): Mistake[] {
  const { 'x-sunset': sunset, 'x-no-sunset': why } = members;
  if (sunset === undefined && textOf(why) !== undefined) return [];
  if (sunset === undefined)
    return [
      {
        key: 'deprecated',
        message:
          "Nothing says until when this works.\nWrite `x-sunset: '2027-06-30'` with the last day, or `x-no-sunset` with the reason why there is none.",
      },
    ];
  const text = textOf(sunset) ?? '';
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(text) : undefined;
  // February 30 becomes March 2.
  if (day !== undefined && !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text)) return [];
  const given = JSON.stringify(sunset);
  return [{ key: 'x-sunset', message: `${given} is not a day.\nWrite it in quotes: '2027-06-30'.` }];
}

function checkSuccessor(
  members: Record<string, Json>,
  kind: Deprecated['kind'],
  known: ReadonlySet<string>,
): Mistake[] {
  const { 'x-replaced-by': replacedBy, 'x-no-replacement': why, operationId } = members;
  const successors = oneOrMoreTexts(replacedBy);
  if (successors.length === 0) {
    if (textOf(why) !== undefined) return [];
    const what = kind === 'operation' ? 'an operationId' : 'the name of a field or parameter';
    const message = `Nothing says what replaces this.\nWrite \`x-replaced-by\` with ${what}, or \`x-no-replacement\` with the reason why there is none.`;
    return [{ key: 'deprecated', message }];
  }
  return successors
    .filter((name) => !known.has(name) || name === operationId)
    .map((name) => ({
      key: 'x-replaced-by',
      message: `No other ${kind} is called \`${name}\`.\n${suggestNearest(name, known) ?? 'Write the name of one that there is.'}`,
    }));
}
