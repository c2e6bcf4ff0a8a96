import { didYouMean } from '#core/text/did-you-mean';
import { isTypo } from '#core/text/is-typo';

/** A remedy that names what `name` is a typo of; undefined when it is none. */
export function suggestTypo(name: string, known: Iterable<string>): string | undefined {
  const intended = [...known].find((one) => isTypo(name, one));
  return didYouMean(intended === undefined ? [] : [`\`${intended}\``]);
}
