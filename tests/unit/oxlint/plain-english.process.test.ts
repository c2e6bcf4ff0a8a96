import { describe, expect, test } from 'vitest';
import { PHRASES } from '../../../oxlint/phrases.mjs';
import { lintCode } from '../../builders/lint-code';

/** A sentence for each phrase, by its name. */
/* oxlint-disable house/plain-english -- These sentences are planted mistakes. */
const planted: Record<string, string> = {
  'negated noun': 'The value is no valid date.',
  none: 'Refuses a pattern that is none.',
  mend: 'Its types were mended before.',
  told: 'The author is told both lines.',
  'text for string': 'Reads a text that has quotes.',
  'place for location': 'Puts the target in its place.',
  'answer for response': 'The server answers with 404.',
  stands: 'The reason that stands beside it.',
  'what as a subject': 'What a schema requires.',
  'leads nowhere': 'A link that leads nowhere.',
  slip: 'Corrects a slip of the pen.',
  'of its own': 'Each branch has an id of its own.',
  beside: 'Written to the folder beside the input.',
  'there twice': 'A name that is there twice.',
  'whole number': 'Rounds to a whole number first.',
  reckon: 'The amount is reckoned in cents.',
};
const nextToBackticks = [
  { code: 'throw new Error(`The author is told about \\`x\\` here.`);', at: '1:29' },
  { code: 'throw new Error(`Of \\`${a}\\` the author is told \\`${b}\\`.`);', at: '1:41' },
  { code: 'throw new Error(`${list(`The author is told of ${a}`)}.`);', at: '1:37' },
];
const namesAndValues = "const beside = 'beside', part = 'texts in place';";
/* oxlint-enable house/plain-english */

const fine = [
  '/** There is no such file, and the list is no longer empty. */',
  '/** Says what is wrong. What if nothing is? Edits the `texts` in `their place`. */',
  '/** A fake clock stands in for the real one. */',
  '/** Escapes `\\`` in `its place`, and `texts`. */',
  'const a = `Edit the \\`texts\\` of \\`their place ${b}\\` first.`;',
  namesAndValues,
];
const ofTwoLines = '/**\n * Everything that\n * stands\n * in a list.\n */';

const inComments = Object.entries(planted).flatMap(([name, sentence]) => [
  { name, code: `/** ${sentence} */` },
  { name, code: `// ${sentence}` },
]);
const inMessages = Object.entries(planted)
  .filter(([name]) => !PHRASES[name]?.isFineInStrings)
  .flatMap(([name, sentence]) => [
    { name, code: `throw new Error('${sentence}');` },
    { name, code: `throw new Error(\`${sentence} \${1}\`);` },
  ]);

const codes = [...inComments, ...inMessages, ...nextToBackticks].map(({ code }) => code);
codes.push(ofTwoLines, ...fine);
const reports = lintCode('plain-english', codes);
const lint = (code: string) =>
  (reports[codes.indexOf(code)] ?? []).map(
    ({ line, column, message }) => `${line}:${column} ${message.split(' reads ')[0]}`,
  );

describe('a phrase that reads as translated', () => {
  test('has a sentence here, whichever it is', () => {
    expect(Object.keys(planted)).toEqual(Object.keys(PHRASES));
  });

  test.each(inComments)('$name: is reported in the comment $code', ({ code }) => {
    expect(lint(code)).not.toEqual([]);
  });

  test.each(inMessages)('$name: is reported in the message of $code', ({ code }) => {
    expect(lint(code)).not.toEqual([]);
  });

  test.each(nextToBackticks)('is found next to escaped backticks in $code', ({ code, at }) => {
    expect(lint(code)).toEqual([`${at} "is told"`]);
  });

  test('is found across the lines of a comment, at its line and column', () => {
    expect(lint(ofTwoLines)).toEqual(['3:4 "stands in"']);
  });

  test.each(fine)('is not seen in %s', (code) => {
    expect(lint(code)).toEqual([]);
  });
});
