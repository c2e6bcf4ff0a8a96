import type { FormSchema } from '#core/contracts/form-schema';
import { isObject, type Json } from '#core/json/json';

type Resolve = (schema: FormSchema) => FormSchema;

/** Index of the alternative that a value comes closest to; 0 without a value. */
export function closestAlternative(
  alternatives: FormSchema[],
  value: Json | undefined,
  resolve: Resolve,
): number {
  const scores = alternatives.map((one) => (value === undefined ? 0 : scoreOf(resolve(one), value, resolve)));
  return scores.indexOf(Math.max(...scores));
}

/** The part of a value that an alternative has as well, for a reader who changes to it. */
export function keepKnown(value: Json | undefined, alternative: FormSchema): Json | undefined {
  if (!isObject(value) || !alternative.members) return undefined;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(alternative.members!, name));
  return Object.fromEntries(known);
}

/** Higher if more fits: the type, then members that are known, required or have only one value. */
function scoreOf(schema: FormSchema, value: Json, resolve: Resolve): number {
  const { alternatives, values, members = {}, required = [], types } = schema;
  if (alternatives) return Math.max(...alternatives.map((one) => scoreOf(resolve(one), value, resolve)));
  if (types && !types.some((type) => isOfType(value, type))) return -1000;
  if (values) return values.includes(value) ? 1 : -100;
  if (!isObject(value)) return 0;
  const names = Object.keys(value);
  const known = names.filter((name) => Object.hasOwn(members, name));
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  const contradicted = known.filter((name) => isContradicted(resolve(members[name]!), value[name]!));
  return known.length - (names.length - known.length) - missing.length - 10 * contradicted.length;
}

function isContradicted({ values }: FormSchema, value: Json): boolean {
  return values?.length === 1 && values[0] !== value;
}

function isOfType(value: Json, type: string): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  return typeof value === (type === 'integer' ? 'number' : type);
}
