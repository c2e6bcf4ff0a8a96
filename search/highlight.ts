import { escapeHtml } from '#core/text/escape-html';
import { joinWords, NAME, splitWords, type Word } from './text/words';

/** Markup of the caller around a matched word, which is not escaped. */
export interface Marks {
  pre: string;
  post: string;
}

/** HTML with the matched words marked. */
export interface Highlighted {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}

/** Escapes a string and marks all `words` in it. */
export function highlight(text: string, words: ReadonlySet<string>, marks: Marks): Highlighted {
  return mark(text, 0, text.length, findMatches(text, words), marks);
}

/** Extracts about `length` words around the densest matches, escaped and marked. */
export function snippet(
  text: string,
  words: ReadonlySet<string>,
  marks: Marks,
  { length, ellipsis }: { length: number; ellipsis: string },
): Highlighted {
  const all = splitWords(text);
  const matches = findMatches(text, words);
  const from = bestStart(all, new Set(matches.map(({ start }) => start)), length);
  const last = all[Math.min(from + length, all.length) - 1];
  const start = from === 0 ? 0 : (all[from]?.start ?? 0);
  const isEnd = from + length >= all.length;
  const end = isEnd || !last ? text.length : last.end;
  const shown = mark(text, start, end, matches, marks);
  const value = `${from === 0 ? '' : ellipsis}${shown.value}${isEnd ? '' : ellipsis}`;
  return { value, matchLevel: shown.matchLevel, matchedWords: shown.matchedWords };
}

/** The matched words. A name typed in one piece (`taxid` for `tax_id`) marks all of its words. */
function findMatches(text: string, words: ReadonlySet<string>): Word[] {
  const all = splitWords(text);
  const names = [...text.matchAll(NAME)].map(({ 0: name, index }) => ({
    start: index,
    end: index + name.length,
    term: joinWords(name),
  }));
  const whole = names.filter(({ term }) => words.has(term));
  return all.filter(
    ({ term, start, end }) => words.has(term) || whole.some((name) => name.start <= start && end <= name.end),
  );
}

function mark(
  text: string,
  from: number,
  to: number,
  matches: readonly Word[],
  { pre, post }: Marks,
): Highlighted {
  let value = '';
  let place = from;
  const inside = matches.filter(({ start, end }) => start >= from && end <= to);
  for (const { start, end } of inside) {
    value += `${escapeHtml(text.slice(place, start))}${pre}${escapeHtml(text.slice(start, end))}${post}`;
    place = end;
  }
  value += escapeHtml(text.slice(place, to));
  const matchedWords = [...new Set(inside.map(({ term }) => term))];
  return { value, matchLevel: inside.length > 0 ? 'full' : 'none', matchedWords };
}

/** Index of the window of `length` words with the most matches. */
function bestStart(all: readonly Word[], matched: ReadonlySet<number>, length: number): number {
  let [best, most] = [0, 0];
  let count = 0;
  for (const [index, word] of all.entries()) {
    if (matched.has(word.start)) count += 1;
    const left = all[index - length];
    if (left && matched.has(left.start)) count -= 1;
    if (count > most) [best, most] = [Math.max(0, index - length + 1), count];
  }
  const first = all.findIndex(({ start }, index) => index >= best && matched.has(start));
  // Include a few words before the match for context, or the start of the string, which gives most of it.
  return most === 0 || first < length ? 0 : Math.min(first - 2, Math.max(0, all.length - length));
}
