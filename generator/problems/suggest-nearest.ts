import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';

/** A remedy that names the one that looks most like `name`; undefined when none does. */
export function suggestNearest(name: string, known: Iterable<string>): string | undefined {
  const [nearest] = findNearest(name, known);
  return didYouMean(nearest === undefined ? [] : [`\`${nearest}\``]);
}
