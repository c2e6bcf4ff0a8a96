import { inProse } from './classes';
import type { LieClass } from './lie';
import { proseSpans } from './spans';

/** Words and others that say the same. */
const SYNONYMS = new Map([
  ['for example', 'for instance'],
  ['needs', 'requires'],
  ['starts', 'begins'],
  ['gets', 'receives'],
  ['whole', 'entire'],
  ['shows', 'displays'],
  ['usually', 'normally'],
]);

/** The class whose edits change no word: nothing of it has to be reviewed. */
export const LINE_BREAKS = 'other line breaks';

/** The control of the lies: edits after which a sentence is as true as before, by class. */
export const TRUE_EDITS: Record<string, LieClass> = {
  'written out': inProse(/\b(do|does|is|are|was|has|have|did|ca)n't\b/g, (_, verb) =>
    verb === 'ca' ? 'cannot' : `${verb} not`,
  ),
  synonym: inProse(new RegExp(`\\b(?:${[...SYNONYMS.keys()].join('|')})\\b`, 'g'), (words) =>
    SYNONYMS.get(words),
  ),
  'comma before the last item': inProse(/\b\p{Ll}+, \p{Ll}+ (and|or)(?= \p{Ll})/gu, (words, last = '') =>
    words.replace(new RegExp(` ${last}$`), `, ${last}`),
  ),
  [LINE_BREAKS]: breakLines,
};

/** Breaks the lines of paragraphs elsewhere. */
function breakLines(content: string, file: string): ReturnType<LieClass> {
  if (!file.endsWith('.mdx')) return [];
  return proseSpans(content, file).flatMap(({ start, text }) => {
    const startsParagraph = content.slice(0, start).endsWith('\n\n') && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text);
    const space = startsParagraph ? /(?<=^.{20,}) (?=\p{Ll}{3,} )/u.exec(text) : null;
    if (space === null) return [];
    const from = start + space.index;
    return [{ start: from, end: from + 1, text: '\n' }];
  });
}
