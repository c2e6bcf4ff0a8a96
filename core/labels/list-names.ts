import { translate } from '#core/labels/translate';

/** `a`, `a and b`, `a and b and c`; an empty string without names. */
export function joinAnd(names: readonly string[]): string {
  return names.length === 0
    ? ''
    : names.reduce((first, next) => translate('{first} and {next}', { first, next }));
}

/** `a`, `a or b`, `a or b or c`; an empty string without names. */
export function joinOr(names: readonly string[]): string {
  return names.length === 0
    ? ''
    : names.reduce((first, next) => translate('{first} or {next}', { first, next }));
}
