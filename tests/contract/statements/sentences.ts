import { listOf, objectOf } from '#core/json/read';
import type { BundledDescription } from '../../../generator/normalize/bundled-description';

const BEHAVIOR = new RegExp(
  [
    /\b(?:can only|cannot|can't|can no longer|only [^.]*\bcan\b|can \w+ only|only the fields|replaces?|moves? to|removed after)\b/,
    /\b(?:(?:is|are|it|it's|they're|becomes) (?:final|ignored|included|excluded)|ignores|both ends)\b/,
    // A status, not a count.
    /(?<![\w`-])[2-5]\d\d(?! (?:items|characters|per|pairs)|\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
);

/** Returns the sentences of a string of Markdown that name a status or a state, or say what can and cannot be done. */
export function sentencesIn(markdown: string, states: ReadonlySet<string>): string[] {
  return markdown.split(/\n\s*\n/).flatMap((paragraph) => sentencesOf(paragraph, states));
}

function sentencesOf(paragraph: string, states: ReadonlySet<string>): string[] {
  const namesState = (sentence: string) =>
    [...sentence.matchAll(/`(\w+)`/g)].some(([, code = '']) => states.has(code));
  return paragraph
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;])/g, '')
    .trim()
    .split(/(?<=[.!?]) (?=[A-Z`])/)
    .filter((sentence) => sentence.endsWith('.') && (BEHAVIOR.test(sentence) || namesState(sentence)));
}

/** Returns the values of all fields called `state` or `status`. */
export function statesOf(description: BundledDescription): Set<string> {
  const schemas = Object.values(description.components?.schemas ?? {});
  return new Set(
    schemas.flatMap((schema) => {
      const { state, status } = objectOf(objectOf(schema).properties);
      return [state, status].flatMap((field) => listOf(objectOf(field).enum).map(String));
    }),
  );
}
