import { UsageError } from '#core/command-line/usage-error';
import { isObject, type Json } from '#core/json/json';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import type { Argument, Arguments, Verb } from './verb';

/** No body of the API is deeper; a deeper one could exhaust the stack. */
const MAX_DEPTH = 40;

/** Of all arguments as JSON. */
const MAX_LENGTH = 1_000_000;

/**
 * Returns the arguments if the verb takes them.
 * @throws UsageError that names the nearest argument, or what is missing.
 */
export function checkArguments({ name, takes }: Verb, given: Json): Arguments {
  if (!isObject(given)) throw new UsageError(`The arguments of ${name} must be an object.`);
  for (const [key, value] of Object.entries(given)) {
    const argument = Object.hasOwn(takes, key) ? takes[key] : undefined;
    if (argument === undefined) throw new UsageError(explainUnknown(name, key, Object.keys(takes)));
    checkValue(name, key, argument, value);
  }
  if (JSON.stringify(given).length > MAX_LENGTH)
    throw new UsageError(`The arguments of ${name} are too long: at most ${MAX_LENGTH} characters.`);
  const missing = Object.entries(takes).find(([key, { required }]) => required && !Object.hasOwn(given, key));
  if (missing) throw new UsageError(`${name} needs \`${missing[0]}\`: ${missing[1].description}`);
  return given;
}

/** Names come from the caller: shown only as far as a reader needs them. */
export function quote(name: string): string {
  return `\`${name.length > 80 ? `${name.slice(0, 80)}…` : name}\``;
}

/** The error for an argument that the verb does not take. */
export function explainUnknown(verb: string, key: string, known: string[]): string {
  const question = didYouMean(findNearest(key.slice(0, 80), known)) ?? '';
  return `${verb} has no argument ${quote(key)}. ${question} It takes ${known.join(', ')}.`.replace(
    '  ',
    ' ',
  );
}

function checkValue(verb: string, key: string, { type }: Argument, value: Json): void {
  const fits =
    type === 'any' ||
    (type === 'integer' && Number.isInteger(value)) ||
    (type === 'object' && isObject(value)) ||
    typeof value === type;
  if (!fits || (type === 'object' && Array.isArray(value)))
    throw new UsageError(`\`${key}\` of ${verb} must be of type ${type}.`);
  if (isTooDeep(value, MAX_DEPTH))
    throw new UsageError(`\`${key}\` is nested too deeply: at most ${MAX_DEPTH} levels.`);
}

function isTooDeep(value: Json, left: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some((member) => isTooDeep(member, left - 1));
}
