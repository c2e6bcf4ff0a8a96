import { PHRASES } from './phrases.mjs';

/** Shorter strings are names and values, not sentences. */
const SENTENCE_WORDS = 4;

/** Every node of ESLint has a range, but its types leave it open. @type {[number, number]} */
const NOWHERE = [0, 0];

const phrases = Object.values(PHRASES).map(({ pattern, ...phrase }) => ({
  ...phrase,
  pattern: new RegExp(pattern.source.replaceAll(' ', String.raw`\s+`), pattern.flags),
}));
const phrasesOfStrings = phrases.filter(({ isFineInStrings }) => !isFineInStrings);

/**
 * Reports phrases that read as translated, in comments and in strings that are sentences.
 * @type {import('eslint').Rule.RuleModule}
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
    const checkString = (/** @type {{ range?: [number, number] }} */ { range = NOWHERE }) => {
      const raw = sourceCode.text.slice(...range);
      if (raw.split(/\s+/).length >= SENTENCE_WORDS) check(raw, range[0], phrasesOfStrings);
    };
    return {
      Program() {
        for (const { value, range: [start] = NOWHERE } of sourceCode.getAllComments())
          check(value, start + 2);
      },
      Literal(node) {
        if (typeof node.value === 'string') checkString(node);
      },
      TemplateElement: checkString,
      JSXText: checkString,
    };
  },
};

/** The sentences of a comment or string at the same offsets: without line breaks, stars and code. */
function readProse(/** @type {string} */ raw) {
  return raw
    .replace(/^\*/, ' ')
    .replace(/\n[ \t]*\*?/g, (gap) => ' '.repeat(gap.length))
    .replace(/`[^`]*`/g, (code) => `\`${'_'.repeat(code.length - 2)}\``);
}
