import { ESLint, Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { PHRASES } from '../../../eslint/phrases.mjs';
import { plainEnglish } from '../../../eslint/plain-english.mjs';

/** A sentence for each phrase, by its name. */
/* eslint-disable words/plain-english -- These sentences are planted mistakes. */
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
/* eslint-enable words/plain-english */

const linter = new Linter();

function lint(code: string): string[] {
  return linter
    .verify(code, {
      plugins: { words: { rules: { 'plain-english': plainEnglish } } },
      rules: { 'words/plain-english': 'error' },
    })
    .map(({ line, column, message }) => `${line}:${column} ${message.split(' reads ')[0]}`);
}

describe('a phrase that reads as translated', () => {
  test('has a sentence here, whichever it is', () => {
    expect(Object.keys(planted)).toEqual(Object.keys(PHRASES));
  });

  test.each(Object.entries(planted))('%s: is reported in comments', (_, sentence) => {
    expect(lint(`/** ${sentence} */`)).not.toEqual([]);
    expect(lint(`// ${sentence}`)).not.toEqual([]);
  });

  test.each(Object.entries(PHRASES).filter(([, { isFineInStrings }]) => !isFineInStrings))(
    '%s: is reported in messages',
    (name) => {
      const sentence = planted[name];
      expect(lint(`throw new Error('${sentence}');`)).not.toEqual([]);
      expect(lint(`throw new Error(\`${sentence} \${1}\`);`)).not.toEqual([]);
    },
  );

  test.each([
    { code: 'throw new Error(`The author is told about \\`x\\` here.`);', at: '1:29' },
    { code: 'throw new Error(`Of \\`${a}\\` the author is told \\`${b}\\`.`);', at: '1:41' },
    // eslint-disable-next-line words/plain-english -- planted
    { code: 'throw new Error(`${list(`The author is told of ${a}`)}.`);', at: '1:37' },
  ])('is found next to escaped backticks in $code', ({ code, at }) => {
    expect(lint(code)).toEqual([`${at} "is told"`]);
  });

  test('is found across the lines of a comment, at its line and column', () => {
    expect(lint('/**\n * Everything that\n * stands\n * in a list.\n */')).toEqual(['3:4 "stands in"']);
  });

  test.each([
    { sentence: 'There is no such file, and the list is no longer empty.' },
    { sentence: 'Says what is wrong. What if nothing is? Edits the `texts` in `their place`.' },
    { sentence: 'A fake clock stands in for the real one.' },
    { sentence: 'Escapes `\\`` in `its place`, and `texts`.' },
  ])('is not seen in: $sentence', ({ sentence }) => {
    expect(lint(`/** ${sentence} */`)).toEqual([]);
  });

  test('is not seen in code of a template', () => {
    expect(lint('const a = `Edit the \\`texts\\` of \\`their place ${b}\\` first.`;')).toEqual([]);
  });

  test('is not seen in names and values', () => {
    // eslint-disable-next-line words/plain-english -- the code that is linted
    expect(lint("const beside = 'beside', part = 'texts in place';")).toEqual([]);
  });
});

test('the lint of the project reports it', async () => {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === 'words/plain-english',
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  });
  const [result] = await eslint.lintText(`// ${planted.mend}\n`, { filePath: 'eslint/phrases.mjs' });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['words/plain-english']);
});
