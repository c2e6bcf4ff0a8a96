import type { Operator } from '../operators/operator';

/** Letters of several scripts, a character of two units, both quotes, and what snippets have to escape. */
const TEXT = 'Zoë Œ ß Ж 株 🧾 \'q\' "q" $x #{y} \\ <b> &amp;';

/** A free text takes any characters. */
export const unicode: Operator = {
  name: 'unicode',
  keyword: 'type',
  mutate: (value, { maxLength }, { isFreeText }) =>
    typeof value === 'string' && isFreeText
      ? [[...TEXT].slice(0, Number(maxLength ?? TEXT.length)).join('')]
      : [],
};
