import { riskyWordIn } from '../basis/free-words';
import { statingWordIn } from '../basis/pointing-words';
import { stemOf } from '../slots/stem';

/** Values, code and links: what they say has to be true. */
const VALUE = /[`{}<>]|\]\(/;

/** A stop ends a sentence, and a colon a lead. */
const STOP = /[.!?:;…]["”')*]*$/;

/** Verbs of statements, and forms that mostly are verbs. */
const VERB = new RegExp(
  [
    'is|are|was|were|be|been|has|have|had|do|does|did|can|could|may|might|must|will|would|shall|should',
    'needs?|means?|returns?|costs?|gets?|takes?|makes?|keeps?|comes?|goes?|gives?|says?|shows?|sends?|sent',
    'starts?|ends?|stays?|becomes?|arrives?|works?|uses?|counts?|runs?|holds?|belongs?|applies|lasts?',
    'includes?|excludes?|contains?|expires?|accepts?|rejects?|creates?|deletes?|changes?|allows?|ignores?',
    String.raw`\p{L}{2,}ed`,
  ]
    .map((words) => String.raw`(?<![\p{L}-])(?:${words})(?![\p{L}-])`)
    .join('|'),
  'iu',
);

/** More words than these say something. */
const MOST_WORDS = 8;

/** Whether words are a name: a heading, a label, the names of columns. They have no value, verb, number or negation. */
export function isName(words: string): boolean {
  const plain = words.replace(/^#+ /, '');
  const isFree = [VALUE, VERB, STOP].every((pattern) => !pattern.test(plain));
  return isFree && riskyWordIn(plain) === undefined && plain.split(' ').length <= MOST_WORDS;
}

/** Keys of names. */
const NAMES = new Set(['title', 'summary', 'name', 'sidebar_label']);

/** Keys of words that are only searched for. */
const SEARCH_WORDS = new Set(['keywords', 'section_keywords', 'x-search-keywords']);

/** Whether the value of a key is a name. @param at the keys that lead to it, joined by dots. */
export function isNameAt(at: string, words: string): boolean {
  return NAMES.has(keyOf(at)) && isName(words);
}

/** Whether the value of a key is only searched for. */
export function areSearchWords(at: string): boolean {
  return SEARCH_WORDS.has(keyOf(at));
}

function keyOf(at: string): string {
  return at.split('.').at(-1) ?? '';
}

const LINK = /\[([^\]]*)\]\(([^)]*)\)/g;

/** Whether a sentence is links and words that point to them, and each link is called what its address is called. */
export function isLinkLine(sentence: string): boolean {
  const links = [...sentence.matchAll(LINK)];
  return (
    links.length > 0 &&
    statingWordIn(sentence.replaceAll(LINK, ' ')) === undefined &&
    !VALUE.test(sentence.replaceAll(LINK, ' ')) &&
    links.every(([, text = '', target = '']) => isNamedIn(text, target))
  );
}

function isNamedIn(text: string, target: string): boolean {
  const words = stemsIn(target);
  return [...stemsIn(text)].some((word) => words.has(word));
}

function stemsIn(words: string): Set<string> {
  return new Set((words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf));
}
