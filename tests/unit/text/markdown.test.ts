import { expect, test } from 'vitest';
import { codeBlock, codeSpan } from '../../../generator/emit/markdown/markdown/code';
import { escapeLine, escapeText } from '../../../generator/emit/markdown/markdown/escape-text';
import { formatHtml } from '../../../generator/emit/markdown/markdown/format-html';
import { resolveAddress } from '../../../generator/emit/markdown/markdown/link';
import { table } from '../../../generator/emit/markdown/markdown/table';

test.each([
  ['unit_price', 'unit_price'],
  ['*bold* _it_ `x` [a](b) ~~s~~', String.raw`\*bold\* \_it\_ \`x\` \[a\](b) \~\~s\~\~`],
  ['<script>x</script> a < b', String.raw`\<script>x\</script> a < b`],
  ['&lt; & more', String.raw`\&lt; & more`],
  ['a\u202Eb', 'a&#x202E;b'],
  ['two\n\nlines', 'two lines'],
])('escapes %j', (given, want) => {
  expect(escapeText(given)).toBe(want);
});

test.each([
  ['# title', String.raw`\# title`],
  ['- item', String.raw`\- item`],
  ['> quote', String.raw`\> quote`],
  ['12. item', String.raw`12\. item`],
  ['---', String.raw`\---`],
])('escapes the start of the line %j', (given, want) => {
  expect(escapeLine(given)).toBe(want);
});

test.each([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['', '""'],
  ['a\u202Eb', String.raw`\`a\u202Eb\``.replaceAll(String.raw`\``, '`')],
])('encloses the code %j', (given, want) => {
  expect(codeSpan(given)).toBe(want);
});

test('puts a fence around code that no fence inside can close', () => {
  expect(codeBlock('```\nx\n````', 'js"x')).toBe('`````jsx\n```\nx\n````\n`````');
});

test('escapes pipes in a table, those in code as well', () => {
  const [, , row] = table(['A', 'B'], [['a|b', String.raw`\`c|d\` e\|f`]]).split('\n');
  expect(row).toBe(String.raw`| a\|b | \`c\|d\` e\|f |`);
});

test.each([
  ['<p>a <strong>b </strong>c<br>d</p>', ['a **b** c d']],
  ['<h3>T</h3><ul><li>a</li><li>b<ol start="3"><li>c</li></ol></li></ul>', ['### T', '- a\n- b\n\n  3. c']],
  ['<pre><code class="language-js">x\n</code></pre>', ['```js\nx\n```']],
  ['<blockquote><p>q</p></blockquote><hr>', ['> q', '***']],
  ['<table><tr><th>A</th></tr><tr><td>b|c</td></tr></table>', ['| A |\n| --- |\n| b\\|c |']],
  ['<p><a href="#x">l</a></p>', ['[l](/api/p/#x)']],
])('formats %s', (given, want) => {
  expect(formatHtml(given, '/api/p/')).toEqual(want);
});

test.each([
  ['#x', '/api/p/#x'],
  ['../q/', '/api/q/'],
  ['https://abaco.example/', 'https://abaco.example/'],
  ['mailto:a@abaco.example', 'mailto:a@abaco.example'],
])('resolves the address %s', (given, want) => {
  expect(resolveAddress(given, '/api/p/')).toBe(want);
});
