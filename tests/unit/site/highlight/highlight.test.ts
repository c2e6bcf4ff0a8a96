import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { highlight } from '../../../../site/src/highlight/highlight';
import { languages } from '../../../../generator/emit/snippets/languages';
import { textOf } from '../../../../tools/pages/html-tree';

const token = (kind: string, text: string) => `<span class="token ${kind}">${text}</span>`;

describe('highlight', () => {
  test.each([
    {
      language: 'json',
      given: '{"a": "x", "b": [-1.5e3, true, null]}',
      want: `{${token('property', '"a"')}: ${token('string', '"x"')}, ${token('property', '"b"')}: [${token('number', '-1.5e3')}, ${token('boolean', 'true')}, ${token('keyword', 'null')}]}`,
    },
    {
      language: 'bash',
      given: "# Send\ncurl -d 'a\nb' # it",
      want: `${token('comment', '# Send')}\n${token('function', 'curl')} -d ${token('string', "'a\nb'")} ${token('comment', '# it')}`,
    },
    {
      language: 'typescript',
      given: 'const a = `x ${b.c + d(`x`)}`; // c',
      want: `${token('keyword', 'const')} a = ${token('string', '`x ')}\${b.c + ${token('function', 'd')}(${token('string', '`x`')})}${token('string', '`')}; ${token('comment', '// c')}`,
    },
    {
      language: 'ruby',
      given: 'raise "#{a.b} c"',
      want: `${token('keyword', 'raise')} ${token('string', '"')}#{a.b}${token('string', ' c"')}`,
    },
    {
      language: 'python',
      given: 'print("import")',
      want: `${token('keyword', 'print')}(${token('string', '"import"')})`,
    },
    {
      language: 'markup',
      given: '<a b="c">',
      want: `&lt;${token('keyword', 'a ')}${token('property', 'b')}="${token('string', 'c')}"&gt;`,
    },
    { language: 'text', given: 'ADD 1 < 2 & "3"', want: 'ADD 1 &lt; 2 &amp; "3"' },
  ])('marks $language', ({ language, given, want }) => {
    expect(highlight([given], language)).toBe(want);
  });

  test.each(['cobol2', 'constructor', '', 'extend'])(
    'rejects "%s", which does not name a grammar',
    (language) => {
      expect(() => highlight(['<'], language)).toThrow(
        `The grammar "${language}" is not loaded. Import it in site/src/highlight/prism.ts.`,
      );
    },
  );

  test.each([...languages.map(({ grammar }) => grammar), 'json', 'markup', 'http'])(
    'keeps the text of %s as it is',
    (language) => {
      const code = `a "b\\"" '</script>' \`\${c}\` # d // e /* f */ """g""" <h i="j">& 1.5 true null if(k) "l": \n'`;
      const text = highlight([code], language)
        .replace(/<span class="token [a-z]+">|<\/span>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      expect(text).toBe(code);
    },
  );

  test.each(languages.map(({ grammar }) => grammar))(
    'keeps code in %s that nobody reads to its end, whatever it is full of',
    (grammar) => {
      for (const piece of ['a', 'é', '\\n', '\\t', 'a-', '(', '${', "'", '\uE000']) {
        const long = piece.repeat(100_000 / piece.length);
        const code = `x = "${'b'.repeat(5000)}" + "${long}"\ny = "c"\n`;
        expect(textOf(parseFragment(highlight([code], grammar))) === code).toBe(true);
      }
    },
  );
});
