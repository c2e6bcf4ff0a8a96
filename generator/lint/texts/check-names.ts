import { suggestNearest } from '../../problems/suggest-nearest';
import type { NamedThings } from './named-things';

/** A longer list of names would not help. */
const MAX_LISTED = 12;
const NAME = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const HEADER = /^X(?:-\w+)+$/;
const LIST = /\bone of (`[^`]+`(?:(?:, (?:or )?| or )`[^`]+`)*)/gi;
const STATE = /`(\w+)` is (`[^`]+`(?: or `[^`]+`)*)/g;

/**
 * Returns messages for unknown names in code font, and for values that the enum described does not have.
 * @param isHistory whether the text tells of an earlier version, whose names may be gone.
 */
export function checkNames(
  text: string,
  beside: readonly string[],
  things: NamedThings,
  isHistory = false,
): string[] {
  return [
    ...(isHistory ? [] : unknownNames(text, things)),
    ...foreignValues(text, beside),
    ...wrongStates(text, things),
  ];
}

function unknownNames(text: string, { names }: NamedThings): string[] {
  return codesIn(text)
    .filter((code) => (NAME.test(code) || HEADER.test(code)) && !names.has(code))
    .map(
      (code) =>
        `No field, parameter, header or value is called \`${code}\`.\n${suggest(code, names)}\nA name from elsewhere belongs to \`others\``,
    );
}

/** Checks `one of a, b` in the description of an enum. */
function foreignValues(text: string, beside: readonly string[]): string[] {
  if (beside.length === 0) return [];
  return [...text.matchAll(LIST)]
    .flatMap(([, list = '']) => codesIn(list))
    .filter((value) => !beside.includes(value))
    .map(
      (value) =>
        `\`${value}\` is not a value of the enum next to the text.\n${suggest(value, new Set(beside))}`,
    );
}

/** Checks `kind is amount_off`, if the field has an enum. */
function wrongStates(text: string, { values }: NamedThings): string[] {
  return [...text.matchAll(STATE)].flatMap(([, field = '', list = '']) => {
    const known = values.get(field);
    if (known === undefined || known.size === 0) return [];
    return codesIn(list)
      .filter((value) => !known.has(value))
      .map((value) => `\`${field}\` is never \`${value}\`.\n${suggest(value, known)}`);
  });
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function suggest(name: string, known: ReadonlySet<string>): string {
  const list = known.size > MAX_LISTED ? '' : `: ${[...known].join(', ')}`;
  return suggestNearest(name, known) ?? `Write a name that there is${list}.`;
}
