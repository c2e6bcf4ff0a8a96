import { didYouMean } from '#core/text/did-you-mean';
import { onlyTypo } from '#core/text/only-typo';
import { findNearest } from '#core/text/nearest';

/** A wrong value in an element of a page. The plugin catches it, adds the location, and reports all mistakes of a page at once. */
export class ElementError extends Error {
  constructor(
    message: string,
    /** The attribute with the wrong value; undefined if the element as a whole is wrong. */
    readonly attribute?: string,
    /** The only name that can be meant, and the wrong one. */
    readonly rename?: { from: string; to: string },
  ) {
    super(message);
  }
}

/**
 * Returns the entry called `name`.
 * @param kind the kind of the entries, for the message: `field`, `operation`.
 * @throws ElementError with the nearest known names if there is no such entry.
 */
export function requireEntry<Entry>(
  entries: Record<string, Entry>,
  name: string,
  kind: string,
  attribute = 'of',
): Entry {
  const entry = Object.hasOwn(entries, name) ? entries[name] : undefined;
  if (entry !== undefined) return entry;
  const candidates = Object.keys(entries);
  const nearest = [...new Set([...findQualified(name, candidates), ...findNearest(name, candidates)])];
  const to = onlyTypo(name, candidates);
  throw new ElementError(
    `There is no ${kind} "${name}".${suggest(nearest, candidates)}`,
    attribute,
    to === undefined ? undefined : { from: name, to },
  );
}

/** Returns the names that name the same in one of several APIs: `orders.createInvoice` for `createInvoice`. */
function findQualified(name: string, candidates: readonly string[]): string[] {
  return candidates.filter(
    (one) => one.endsWith(`.${name}`) && !one.slice(0, -name.length - 1).includes('.'),
  );
}

function suggest(nearest: readonly string[], candidates: readonly string[]): string {
  const question = didYouMean(nearest.map((candidate) => `"${candidate}"`));
  if (question !== undefined) return ` ${question}`;
  return candidates.length <= 12 ? ` Known: ${candidates.join(', ')}.` : '';
}
