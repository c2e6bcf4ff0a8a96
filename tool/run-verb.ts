import { UsageError } from '#core/command-line/usage-error';
import type { Json } from '#core/json/json';
import { checkArguments } from './check-arguments';
import { unknown } from './content/find';
import { clean } from './text/clean';
import type { Session, Verb } from './verb';
import { verbs } from './verbs/index';

/** @throws UsageError that names the nearest verb. */
export function findVerb(name: string): Verb {
  const verb = verbs.find((one) => one.name === name);
  if (verb) return verb;
  const names = verbs.map((one) => one.name);
  const { message } = unknown('tool', name, name, names);
  throw new UsageError(message.replace('Find it with search.', `There are ${names.join(', ')}.`));
}

/** Runs a verb with arguments of an unknown shape. Throws `UsageError`. */
export async function runVerb(name: string, given: Json, session: Session): Promise<string> {
  const verb = findVerb(name);
  return clean(await verb.run(checkArguments(verb, given), session));
}
