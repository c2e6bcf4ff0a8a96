import { didYouMean } from '#core/text/did-you-mean';
import { isTypo } from '#core/text/is-typo';
import { findNearest } from '#core/text/nearest';
import type { Finding } from './finding';
import type { NamedThings } from './named-things';

/** A longer list of names would not help. */
const MAX_LISTED = 12;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const HEADER = /^X(?:-\w+)+$/;
const LIST = /\bone of (`[^`]+`(?:(?:, (?:or )?| or )`[^`]+`)*)/gi;
const STATE = /`(\w+)` is (`[^`]+`(?: or `[^`]+`)*)/g;

/**
 * Returns findings for unknown names in code font, and for values that the enum described does not have.
 * @param isHistory whether the text tells of an earlier version, whose names may be gone.
 */
export function checkNames(
  text: string,
  beside: readonly string[],
  things: NamedThings,
  isHistory = false,
): Finding[] {
  return [
    ...(isHistory ? [] : unknownNames(text, things)),
    ...foreignValues(text, beside),
    ...wrongStates(text, things),
  ];
}

function unknownNames(text: string, { names }: NamedThings): Finding[] {
  return codesIn(text)
    .filter((code) => (NAME.test(code) || HEADER.test(code)) && !names.has(code))
    .map((code) => {
      const { message, ...safe } = suggest(
        `No field, parameter, header or value is called \`${code}\`.`,
        code,
        names,
      );
      return { message: `${message}\nA name from elsewhere belongs to \`others\``, ...safe };
    });
}

/** Checks `one of a, b` in the description of an enum. */
function foreignValues(text: string, beside: readonly string[]): Finding[] {
  if (beside.length === 0) return [];
  return [...text.matchAll(LIST)]
    .flatMap(([, list = '']) => codesIn(list))
    .filter((value) => !beside.includes(value))
    .map((value) =>
      suggest(`\`${value}\` is not a value of the enum next to the text.`, value, new Set(beside)),
    );
}

/** Checks `kind is amount_off`, if the field has an enum. */
function wrongStates(text: string, { values }: NamedThings): Finding[] {
  return [...text.matchAll(STATE)].flatMap(([, field = '', list = '']) => {
    const known = values.get(field);
    if (known === undefined || known.size === 0) return [];
    return codesIn(list)
      .filter((value) => !known.has(value))
      .map((value) => suggest(`\`${field}\` is never \`${value}\`.`, value, known));
  });
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

/** Adds the remedy to a message: the known name that looks most like `name`, which a typo can safely be replaced by. */
function suggest(message: string, name: string, known: ReadonlySet<string>): Finding {
  const [nearest] = findNearest(name, known);
  const question = didYouMean(nearest === undefined ? [] : [`\`${nearest}\``]);
  const list = known.size > MAX_LISTED ? '' : `: ${[...known].join(', ')}`;
  return {
    message: `${message}\n${question ?? `Write a name that there is${list}.`}`,
    ...(nearest !== undefined &&
      isTypo(name, nearest) && { replacement: { was: `\`${name}\``, is: `\`${nearest}\`` } }),
  };
}
