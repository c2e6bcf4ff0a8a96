import type { Operation } from '../../../model/api/api-model';
import type { Mistake } from '../../../problems/mistake';
import { suggestNearest } from '../../../problems/suggest-nearest';
import type { GivenCall } from './settings';

/** Reports a name that the description does not have; returns nothing for a known one. */
export function unknown(
  name: string,
  known: ReadonlySet<string> | ReadonlyMap<string, unknown>,
  kind: string,
  tokens: string[],
): Mistake[] {
  if (known.has(name)) return [];
  return [
    {
      tokens,
      message: `The description has no ${kind} \`${name}\`.`,
      remedy:
        suggestNearest(name, known.keys()) ??
        `Write the name of ${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind} of the description, or remove the entry.`,
    },
  ];
}

/** Reports the parameters of a call that its operation does not have. */
export function unknownParameters(
  { id, parameters }: Operation,
  call: Pick<GivenCall, 'parameters'>,
  tokens: string[],
): Mistake[] {
  const names = parameters.map(({ name }) => name);
  return Object.keys(call.parameters ?? {})
    .filter((name) => !names.includes(name))
    .map((name) => ({
      tokens: [...tokens, 'parameters', name],
      message: `The operation \`${id}\` has no parameter \`${name}\`.`,
      remedy: names.length > 0 ? `Write one of ${names.join(', ')}.` : 'Remove it.',
    }));
}
