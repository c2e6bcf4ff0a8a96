import type { Rule } from '../redocly';
import { findDoubts, messageOfDoubt } from '#core/text/doubts';
import { createTextReader } from '../texts/read-texts';

interface NoDoubtOptions {
  /** The words of this house in addition to `core/text/doubts.ts`: a pattern, and what to write instead. */
  words?: Record<string, string>;
  /** Extensions that only readers see who ask for sources. */
  sources?: string[];
}

/** Reports words of doubt and of provenance in text for readers. */
export const NoDoubt: Rule = ({ words = {}, sources = [] }: NoDoubtOptions) => {
  const own = Object.entries(words).map(([pattern, instead]) => ({
    pattern: new RegExp(pattern, 'gi'),
    instead,
  }));
  const enter = createTextReader(({ value, names, location }, context) => {
    if (names.some((name) => sources.includes(name))) return;
    for (const doubt of findDoubts(value, own)) context.report({ message: messageOfDoubt(doubt), location });
  });
  return { any: { enter }, ref: { enter } };
};
