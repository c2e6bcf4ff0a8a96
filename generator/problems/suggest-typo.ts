import { didYouMean } from '#core/text/did-you-mean';
import { isSlip } from '#core/text/is-slip';

/** A remedy that names the one that `name` is with a slip of the pen; undefined when it is none of them. */
export function suggestSlip(name: string, known: Iterable<string>): string | undefined {
  const meant = [...known].find((one) => isSlip(name, one));
  return didYouMean(meant === undefined ? [] : [`\`${meant}\``]);
}
