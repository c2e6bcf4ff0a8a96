import { PHRASES } from './phrases.mjs';

/** Shorter strings are names and values, not sentences. */
const SENTENCE_WORDS = 4;

/** Every node has a range, but its types leave it open. @type {[number, number]} */
const NOWHERE = [0, 0];

const phrases = Object.values(PHRASES).map(({ pattern, ...phrase }) => ({
  ...phrase,
  pattern: new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), pattern.flags),
}));
const phrasesOfStrings = phrases.filter(({ isFineInStrings }) => !isFineInStrings);

/**
 * Reports phrases that read as translated, in comments and in strings that are sentences.
 * @type {import('./refuse.mjs').Rule}
 */
export const plainEnglish = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { translated: '"{{found}}" reads as translated: write {{write}}.' },
  },
  create(context) {
    const { sourceCode } = context;
    const check = (/** @type {string} */ raw, /** @type {number} */ start, checked = phrases) => {
      const prose = readProse(raw);
      for (const { pattern, write } of checked)
        for (const { 0: found, index } of prose.matchAll(pattern))
          context.report({
            loc: {
              start: sourceCode.getLocFromIndex(start + index),
              end: sourceCode.getLocFromIndex(start + index + found.length),
            },
            messageId: 'translated',
            data: { found: found.replaceAll(/\s+/g, ' '), write },
          });
    };
    const checkSentence = (/** @type {string} */ raw, /** @type {number} */ start) => {
      if (raw.trim().split(/\s+/).length >= SENTENCE_WORDS) check(raw, start, phrasesOfStrings);
    };
    const checkString = (/** @type {{ range?: [number, number] }} */ { range = NOWHERE }) =>
      checkSentence(sourceCode.text.slice(...range), range[0]);
    return {
      Program() {
        for (const { value, range: [start] = NOWHERE } of sourceCode.getAllComments())
          check(value, start + 2);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkString(node);
      },
      TemplateLiteral({ expressions, range = NOWHERE }) {
        checkSentence(readTemplate(sourceCode.text, range, expressions), range[0]);
      },
      JSXText: checkString,
    };
  },
};

/**
 * A template at the same offsets, as a string that can be read as one sentence: without its quotes and expressions, and with plain
 * backticks for escaped ones.
 * @param {string} source
 * @param {[number, number]} range
 * @param {readonly { range?: [number, number] }[]} expressions
 */
function readTemplate(source, [start, end], expressions) {
  let template = '';
  for (const { range: [from, to] = NOWHERE } of expressions) {
    template += source.slice(start + template.length, from);
    template += '_'.repeat(to - from);
  }
  template += source.slice(start + template.length, end);
  return ` ${template.slice(1, -1)} `.replaceAll('\\`', '` ');
}

/** The sentences of a comment or string at the same offsets: without line breaks, stars and code. */
function readProse(/** @type {string} */ raw) {
  return raw
    .replace(/^\*/, ' ')
    .replaceAll('\\`', '__')
    .replace(/\n[ \t]*\*?/g, (gap) => ' '.repeat(gap.length))
    .replace(/`[^`]*`/g, (code) => `\`${'_'.repeat(code.length - 2)}\``);
}
