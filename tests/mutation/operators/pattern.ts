import type { Json } from '#core/json/json';
import { longestMatch, keywordText } from '../schema/regular-expression';
import type { Operator } from './operator';

/** Derives strings from a valid one. Leaves out those that the pattern accepts, because they are not counterexamples. */
function patternOperator(name: string, change: (text: string, pattern: RegExp) => string[]): Operator {
  return {
    name,
    keyword: 'pattern',
    mutate: (value: Json, { pattern }) => {
      const expression = new RegExp(keywordText(pattern), 'u');
      return typeof value === 'string'
        ? change(value, expression).filter((text) => !expression.test(text))
        : [];
    },
  };
}

/** Something before, something behind, nothing at all, and characters that no pattern of ours takes. */
export const patternBreak: Operator[] = [
  patternOperator('pattern-prefix', (text) => [`!${text}`, ` ${text}`]),
  patternOperator('pattern-suffix', (text) => [`${text}!`, `${text} `, `${text},`]),
  patternOperator('pattern-empty', () => ['']),
  patternOperator('pattern-case', (text) => [text.toLowerCase(), text.toUpperCase()]),
  patternOperator('pattern-character', (text) => [...text].map((_, index) => replaceAt(text, index, 'é'))),
  patternOperator('pattern-length', (_text, pattern) => [`${longestMatch(pattern)}x`]),
];

/** A line break is never part of a string with a pattern, whether the pattern excludes it or not. */
export const patternNewline: Operator = {
  name: 'pattern-newline',
  keyword: 'pattern',
  mutate: (value) => (typeof value === 'string' ? [`${value}\n`, `\n${value}`] : []),
};

function replaceAt(text: string, index: number, character: string): string {
  return text.slice(0, index) + character + text.slice(index + 1);
}
