import { describe, expect, test } from 'vitest';
import { micromark } from 'micromark';
import { gfmAutolinkLiteral, gfmAutolinkLiteralHtml } from 'micromark-extension-gfm-autolink-literal';
import { renderPlainText } from '../../../../generator/pages/markdown/plain-text';
import { plainSummary } from '../../../../generator/pages/markdown/plain-summary';
import { createRenderMarkdown } from '../../../../generator/pages/markdown/render-markdown';

const render = createRenderMarkdown();
const gfm = { extensions: [gfmAutolinkLiteral()], htmlExtensions: [gfmAutolinkLiteralHtml()] };

describe('createRenderMarkdown', () => {
  test.each([
    { given: undefined, want: undefined },
    { given: ' \n', want: undefined },
    { given: 'Two *words*.', want: '<p>Two <em>words</em>.</p>' },
    { given: '`a` and "b"', want: '<p><code>a</code> and &quot;b&quot;</p>' },
    { given: '# Title\n\n###### Deep', want: '<h4>Title</h4>\n<h6>Deep</h6>' },
    { given: '~~old~~', want: '<p><del>old</del></p>' },
    {
      given: '[a](/api/) [b](#id) [c](mailto:a@b.example)',
      want: '<p><a href="/api/">a</a> <a href="#id">b</a> <a href="mailto:a@b.example">c</a></p>',
    },
    {
      given: 'See https://a.example.',
      want: '<p>See <a href="https://a.example">https://a.example</a>.</p>',
    },
  ])('renders $given', ({ given, want }) => {
    expect(render(given)).toBe(want);
  });

  test('renders tables', () => {
    expect(render('| a |\n|---|\n| 1 |')).toContain('<td>1</td>');
  });

  test.each([
    { given: '<img src=x onerror=alert(1)>', want: '&lt;img src=x onerror=alert(1)&gt;' },
    { given: '<script>alert(1)</script>', want: '&lt;script&gt;alert(1)&lt;/script&gt;' },
    {
      given: 'Send <amount> to <a@b.example>',
      want: '<p>Send &lt;amount&gt; to <a href="mailto:a@b.example">a@b.example</a></p>',
    },
    { given: '[a](javascript:alert(1))', want: '<p><a href="">a</a></p>' },
    { given: '[a](JaVaScRiPt:alert(1))', want: '<p><a href="">a</a></p>' },
    {
      given: '[a](data:text/html,x) ![b](data:image/svg+xml,x)',
      want: '<p><a href="">a</a> <img src="" alt="b" /></p>',
    },
    { given: '[a](vbscript:x) [b](irc://x) [c](xmpp:x)', want: '<p><a href="">a</a> <a>b</a> <a>c</a></p>' },
    { given: '[a]("onclick="alert(1))', want: '<p><a href="%22onclick=%22alert(1)">a</a></p>' },
    { given: '{process.exit()}', want: '<p>{process.exit()}</p>' },
    { given: 'import x from "y"', want: '<p>import x from &quot;y&quot;</p>' },
    { given: '&lt;script&gt;', want: '<p>&lt;script&gt;</p>' },
  ])('makes $given harmless', ({ given, want }) => {
    expect(render(given)).toBe(want);
  });
});

describe('renderPlainText', () => {
  test.each([
    'Plain words, and (more): 50 %!',
    'Name of the contact.',
    '`amount_off` is a decimal number; `1 < 2` is not.',
    '`a` is b',
    '2024 was a year.',
    '1. One',
    '3) Three',
    '12',
    '- one',
    '+ one',
    '---',
    '===',
    '`unclosed',
    '``a``',
    '` a `',
    '`a``b`',
    '` `',
    'a  b',
    'a\nb',
    'Wait ... "so" - or -- so',
    'See www.example.com or http://a.example',
    'https: no link',
    'a_b_ and *c*',
    'Ünïcödé – ok',
    '(1) one',
    'a\n\nb c\nd',
    'a\n\n\nb',
    'a \nb',
    'a\n- b',
    'a\n---',
    'a\n===',
    'a\n1. b',
    'a\n    b',
    'a\n\n    b',
    'see [the docs](https://a.example/b_c?d=e#f) and [this](#id) or [that](/api/)',
    '[a](https://a.example)b',
    '[a]: https://a.example',
    '[a](javascript:b)',
    '[`a`](https://b.example)',
    '_a_ b_ _c d_e',
    '[a](https://b.example) www.c.example',
    '[a](//b.example)',
    '{a} / $b',
    '',
  ])('gives what a parser gives for "%s", or leaves it to the parser', (text) => {
    const html = renderPlainText(text);
    expect(html ?? micromark(text, gfm)).toBe(micromark(text, gfm));
  });

  test('knows the usual texts', () => {
    expect(renderPlainText('The `state` of an invoice (or credit).')).toBe(
      '<p>The <code>state</code> of an invoice (or credit).</p>',
    );
  });
});

describe('plainSummary', () => {
  test.each([
    {
      given: '# A `code` and a [link](https://a.example)\nof **two** lines.\n\nMore.',
      want: 'A code and a link of two lines.',
    },
    { given: 'word '.repeat(60), want: `${'word '.repeat(40).trim()} …` },
    { given: '', want: '' },
  ])('takes the first paragraph of $given', ({ given, want }) => {
    expect(plainSummary(given)).toBe(want);
  });
});
