/** Words that point to what follows or surrounds them, and say nothing about it. */
const POINTING = new Set(
  [
    'a an the this that these those it its they them their your you here there',
    'and or then also too both another other others',
    'to of in on at for from with by as into',
    'see read use call open choose find show send set get look go try follow learn start know compare',
    'field fields object objects event events version page pages guide example number value state',
    'how what which where when who',
  ].flatMap((words) => words.split(' ')),
);

/** Elements with their values, code, targets of links, names in braces, and marks of emphasis. */
const ELEMENTS = /`[^`]*`|<[^>]*>|\]\([^)]*\)|\{[^}]*\}|\*+/g;

/** Returns the first word outside the elements of a sentence that does not only point to them. */
export function statingWordIn(sentence: string): string | undefined {
  const words = sentence.replaceAll(ELEMENTS, ' ').match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.find((word) => !POINTING.has(word.toLowerCase()));
}
