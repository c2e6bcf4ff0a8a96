import { numbersIn } from '../../../generator/read/lint/texts/numbers-in';

/** An element with its value: `<Fact limits.rate.calls = 100>`. */
const ELEMENT = /<[A-Z][^<>]*? = ([^<>]*)>/g;
const ADDRESS = /\]\([^)]*\)/g;

/** Numbers of one thing that differ between a sentence and its basis. */
interface Disagreement {
  /** As the sentence says it: `50 characters`. */
  said: string;
  /** The numbers of the basis: `40`. */
  wanted: string[];
}

/** Returns the numbers of a sentence whose noun has another number in the text of its basis, and nowhere the same. */
export function compareNumbers(sentence: string, basis: string): Disagreement[] {
  const wanted = countsIn(basis);
  return countsIn(sentence).flatMap(({ value, written, noun }) => {
    const others = wanted.filter((one) => one.noun === noun);
    if (others.length === 0 || others.some((one) => one.value === value)) return [];
    return [{ said: written, wanted: [...new Set(others.map((one) => one.written))] }];
  });
}

function countsIn(text: string): { value: number; written: string; noun: string }[] {
  const words = text.replaceAll(ELEMENT, ' $1 ').replaceAll(ADDRESS, ' ');
  return numbersIn(words).flatMap(({ value, written, after }) => {
    const [said] = /^\p{L}+/u.exec(after) ?? [];
    if (said === undefined) return [];
    return [{ value, written: `${written} ${said}`, noun: said.toLowerCase().replace(/s$/, '') }];
  });
}
