import { didYouMean } from '#core/text/did-you-mean';
import { isTypo } from '#core/text/is-typo';

/** A remedy with the name that `name` is a typo of; undefined if it is not a typo. */
export function suggestTypo(name: string, known: Iterable<string>): string | undefined {
  const intended = [...known].find((one) => isTypo(name, one));
  return didYouMean(intended === undefined ? [] : [`\`${intended}\``]);
}
