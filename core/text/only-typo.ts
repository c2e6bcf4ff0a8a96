import { isTypo } from './is-typo';

/** The one of some names that `name` is a typo of; undefined if there are several or none. */
export function onlyTypo(name: string, known: Iterable<string>): string | undefined {
  const [only, ...others] = [...known].filter((one) => isTypo(name, one));
  return others.length === 0 ? only : undefined;
}
