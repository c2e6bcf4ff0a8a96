import { membersOf } from '../../source/members-of';
import type { Rule } from '../redocly';
import { type Finding, reportFindings } from '../texts/finding';
import { type Described, isTautology } from '../texts/is-tautology';
import { createTextReader, type Text } from '../texts/read-texts';
import { LEFT, WORDS, type Word } from '../texts/words';

interface WordingOptions {
  /** The wording of this house in addition to `texts/words.ts`: a pattern, and its replacement. */
  words?: Record<string, string>;
}

/** Reports words of the list in text for readers, descriptions that only repeat the names around them, and undecided examples. */
export const Wording: Rule = ({ words = {} }: WordingOptions) => {
  const own = Object.entries(words).map(([pattern, instead]) => ({
    pattern: new RegExp(pattern, 'i'),
    instead,
  }));
  const enter = createTextReader((text, context) => {
    reportFindings(judge(text, [...WORDS, ...own]), text.location, context);
  });
  return {
    any: {
      enter(node, context) {
        enter(node, context);
        const { example } = membersOf(node);
        if (example === UNDECIDED)
          context.report({
            message: messageOf(UNDECIDED, LEFT),
            location: context.location.child(['example']),
          });
      },
    },
    ref: { enter },
  };
};

/** Examples are data, in which any word may be, but not the mark of something undecided alone. */
const UNDECIDED = 'TODO';

function messageOf(word: string, instead: string): string {
  return `The text says "${word}".\nWrite ${instead}.`;
}

function judge({ value, names }: Text, words: readonly Word[]): Finding[] {
  const found = words.flatMap(({ pattern, instead, isExact }): Finding[] => {
    const [word] = pattern.exec(value) ?? [];
    if (word === undefined) return [];
    return [
      { message: messageOf(word, instead), ...(isExact && { replacement: { was: word, is: instead } }) },
    ];
  });
  const described = describedBy(names);
  return described !== undefined && isTautology(value, described)
    ? [...found, { message: `"${value}" only repeats the names around it.\nSay what the names do not say.` }]
    : found;
}

/**
 * Returns the name of the property, parameter, or header that a description belongs to; undefined for other text, which may be a
 * label.
 */
function describedBy(names: readonly string[]): Described | undefined {
  const [key, name = '', holder, ...owners] = names.toReversed();
  if (key !== 'description') return undefined;
  if (holder === 'properties') return { name, owners: owners.slice(-1).map(baseName) };
  const [file = ''] = names;
  const isParameter = names.length === 2 && /parameters|headers/.test(file);
  return isParameter ? { name: baseName(file), owners: [] } : undefined;
}

function baseName(path: string): string {
  return path.replaceAll(/^.*\/|\.yaml$/g, '');
}
