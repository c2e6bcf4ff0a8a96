import { isObject } from '#core/json/json';
import { entriesOf, objectOf, textOf } from '#core/json/read';
import type { ApiModel } from './api-model';

/** A decision that statements of the description are based on. */
interface Decision {
  id: string;
  basis: 'public' | 'choice';
  /** Markdown. */
  text: string;
}

/** Returns the decisions of the root extension `x-decisions`, sorted by id. */
export function listDecisions({ extensions }: ApiModel): Decision[] {
  return entriesOf(extensions.decisions)
    .filter(([, decision]) => isObject(decision))
    .map(([id, value]): Decision => {
      const { basis, text } = objectOf(value);
      return { id, basis: basis === 'public' ? 'public' : 'choice', text: textOf(text) ?? '' };
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
