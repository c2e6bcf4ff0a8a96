import { UsageError } from '#core/command-line/usage-error';
import { isObject, type Json, type JsonObject } from '#core/json/json';
import { checkArguments } from './check-arguments';
import { unknown } from './content/find';
import { verbs } from './edition';
import { clean, shorten } from './text/clean';
import type { Result, Session, Verb } from './verb';

/** @throws UsageError that names the nearest verb. */
export function findVerb(name: string): Verb {
  const verb = verbs.find((one) => one.name === name);
  if (verb) return verb;
  const names = verbs.map((one) => one.name);
  const { message } = unknown('tool', name, name, names);
  throw new UsageError(message.replace('Find it with search.', `There are ${names.join(', ')}.`));
}

/** Maximum length of an error, in characters. */
export const ERROR_LIMIT = 2000;

/**
 * Runs a verb with arguments of an unknown shape.
 * @throws UsageError of at most `ERROR_LIMIT` characters.
 */
export async function runVerb(name: string, given: Json, session: Session): Promise<Result> {
  try {
    const verb = findVerb(name);
    const result = await verb.run(checkArguments(verb, given), session);
    return cleanAll(typeof result === 'string' ? { text: result } : result);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw new UsageError(clean(shorten(error.message, ERROR_LIMIT)));
  }
}

function cleanAll({ text, data }: Result): Result {
  return { text: clean(text), ...(data && { data: cleanStrings(data) as JsonObject }) };
}

function cleanStrings(value: Json): Json {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(cleanStrings);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cleanStrings(member)]));
}
