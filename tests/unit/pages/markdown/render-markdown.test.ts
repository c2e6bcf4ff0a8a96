import { describe, expect, test } from 'vitest';
import { plainSummary } from '../../../../generator/emit/pages/markdown/plain-summary';
import { createRenderMarkdown } from '../../../../generator/emit/pages/markdown/render-markdown';

const render = createRenderMarkdown();

describe('createRenderMarkdown', () => {
  test.each([
    { given: undefined, want: undefined },
    { given: ' \n', want: undefined },
    { given: 'Two *words*.', want: '<p>Two <em>words</em>.</p>' },
    { given: '`a` and "b"', want: '<p><code>a</code> and &quot;b&quot;</p>' },
    { given: '~~old~~', want: '<p><s>old</s></p>' },
    {
      given: '[a](/api/) [b](#id) [c](mailto:a@b.example) [d](../e)',
      want: '<p><a href="/api/">a</a> <a href="#id">b</a> <a href="mailto:a@b.example">c</a> <a href="../e">d</a></p>',
    },
    {
      given: 'See https://a.example.',
      want: '<p>See <a href="https://a.example">https://a.example</a>.</p>',
    },
    {
      given: '![a *b* <c>](https://a.example/b.png)',
      want: '<p><a href="https://a.example/b.png">a b &lt;c&gt;</a></p>',
    },
    { given: 'The event invoice.id of a.com', want: '<p>The event invoice.id of a.com</p>' },
    {
      given: '```json\n{"a": "<b>"}\n```',
      want: '<pre tabindex="0"><code class="language-json">{&quot;a&quot;: &quot;&lt;b&gt;&quot;}\n</code></pre>',
    },
  ])('renders $given', ({ given, want }) => {
    expect(render(given)).toBe(want);
  });

  test.each([
    {
      given: '![a *b*](https://a.example/b.png?c=1&d)',
      want: '<p><img src="https://a.example/b.png?c=1&amp;d" alt="a b" loading="lazy"></p>',
    },
    {
      given: '<img src="https://a.example/b.png" alt="map" onerror="alert(1)" style="position:fixed">',
      want: '<img src="https://a.example/b.png" alt="map" loading="lazy">',
    },
    {
      given: '![" onload=alert(1) x="](https://a.example/b.png)',
      want: '<p><img src="https://a.example/b.png" alt="&quot; onload=alert(1) x=&quot;" loading="lazy"></p>',
    },
    { given: '![a](http://a.example/b.png)', want: '<p><a href="http://a.example/b.png">a</a></p>' },
    {
      given: '![a](https://sub.a.example/b.png)',
      want: '<p><a href="https://sub.a.example/b.png">a</a></p>',
    },
    {
      given: '![a](https://a.example.evil.example/b.png)',
      want: '<p><a href="https://a.example.evil.example/b.png">a</a></p>',
    },
    {
      given: '![a](https://a.example@evil.example/b.png)',
      want: '<p><a href="https://a.example@evil.example/b.png">a</a></p>',
    },
    { given: '![a](//a.example/b.png)', want: '<p>a</p>' },
  ])('shows images of listed hosts only: $given', ({ given, want }) => {
    expect(createRenderMarkdown(undefined, ['a.example'])(given)).toBe(want);
  });

  test.each([
    {
      given: 'Scales: <li>eight,</li><li>six</li> more',
      want: '<p>Scales: </p><ul><li>eight,</li><li>six</li></ul> more<p></p>',
    },
    { given: '<dt>A<dd>B', want: '<dl><dt>A</dt><dd>B</dd></dl>' },
    { given: '<ol><li>a<li>b</ol>', want: '<ol><li>a</li><li>b</li></ol>' },
    { given: '<b>a <td>cell</td></div>', want: '<p><b>a cell</b></p>' },
  ])('keeps together what would end parts of the page: $given', ({ given, want }) => {
    expect(render(given)).toBe(want);
  });

  test('renders tables', () => {
    expect(render('| a |\n|---|\n| 1 |')).toContain('<td>1</td>');
  });

  test.each([
    { top: 2, want: '<h2>One</h2>\n<h3>Two</h3>\n<h6>Deep</h6>' },
    { top: 4, want: '<h4>One</h4>\n<h5>Two</h5>\n<h6>Deep</h6>' },
  ] as const)('puts its headings below the one of the page, from h$top', ({ top, want }) => {
    expect(render('## One\n### Two\n###### Deep', top)).toBe(want);
  });

  test.each([
    { given: 'a <img src=x onerror=alert(1) alt="picture">', want: '<p>a <span>picture</span></p>' },
    {
      given:
        'a <img src="https://b.example/c.png" onerror=alert(1) alt="<b>map</b>"> <img src="HTTPS://b.example/d">',
      want: '<p>a <a href="https://b.example/c.png">&lt;b&gt;map&lt;/b&gt;</a> <a href="https://b.example/d">HTTPS://b.example/d</a></p>',
    },
    {
      given: '<a href="https://d.example"><b><img src="https://b.example/c.png" alt="a"></b></a>',
      want: '<p><a href="https://d.example"><b><span>a</span></b></a></p>',
    },
    { given: 'a <script>alert(1)</script>', want: '<p>a </p>' },
    { given: '<script>\nalert(1)\n</script>', want: '' },
    {
      given: '<p onclick="alert(1)">Creates a <b>customer</b>.</p>',
      want: '<p>Creates a <b>customer</b>.</p>',
    },
    {
      given: '<a href="javascript:alert(1)">a</a> <a href="//evil.example">b</a>',
      want: '<p><a>a</a> <a>b</a></p>',
    },
    {
      given: '<svg><script>alert(1)</script></svg><iframe src="https://evil.example"></iframe>',
      want: '<p></p>',
    },
    {
      given:
        '<a href="\\\\evil.example">a</a> <a href="/\t/evil.example">b</a> <a href="&#1;//evil.example">c</a>',
      want: '<p><a>a</a> <a>b</a> <a>c</a></p>',
    },
    {
      given: '<a href="&#106;ava&#9;script:alert(1)">a</a> <a href=" HTTPS://a.example/B">b</a>',
      want: '<p><a>a</a> <a href="https://a.example/B">b</a></p>',
    },
    {
      given: '<math><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></math>',
      want: '<p><span></span></p>',
    },
    {
      given: '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</p></noscript>',
      want: '<p></p><p>a</p><p></p>',
    },
    {
      given:
        '<textarea><b>a</b></textarea><option>&lt;script&gt;</option><template>b</template><iframe>c</iframe>',
      want: '',
    },
    {
      given: '<td style="color:red; TEXT-ALIGN: center" colspan=2 onclick=a>a</td>',
      want: 'a',
    },
    {
      given: '<table><td style="color:red; TEXT-ALIGN: center" colspan=2 onclick=a>a</table>',
      want: '<table><tbody><tr><td style="text-align:center" colspan="2">a</td></tr></tbody></table>',
    },
    {
      given: '<table><td style="background:url(//evil.example);position:fixed">a</table>',
      want: '<table><tbody><tr><td>a</td></tr></tbody></table>',
    },
    { given: '<code class="language-sh toast">a</code>', want: '<p><code class="language-sh">a</code></p>' },
    { given: 'a <b>bold', want: '<p>a <b>bold</b></p>' },
    { given: 'Bearer <token>', want: '<p>Bearer &lt;token&gt;</p>' },
    {
      given: 'Send <amount> to <a@b.example>',
      want: '<p>Send &lt;amount&gt; to <a href="mailto:a@b.example">a@b.example</a></p>',
    },
    { given: '[a](javascript:alert(1))', want: '<p>[a](javascript:alert(1))</p>' },
    { given: '[a](<JaVaScRiPt:alert(1)>)', want: '<p>[a](&lt;JaVaScRiPt:alert(1)&gt;)</p>' },
    { given: '[a](&#106;avascript:b)', want: '<p>[a](javascript:b)</p>' },
    { given: '[a](java\tscript:b)', want: '<p>[a](java\tscript:b)</p>' },
    { given: '[a][b]\n\n[b]: javascript:c', want: '<p>[a][b]</p>\n<p>[b]: javascript:c</p>' },
    {
      given: '[a](data:text/html,x) ![b](data:image/svg+xml,x)',
      want: '<p>[a](data:text/html,x) ![b](data:image/svg+xml,x)</p>',
    },
    {
      given: '![a map](https://b.example/c.png?d="e&f) ![](https://b.example/g.png)',
      want: '<p><a href="https://b.example/c.png?d=%22e&amp;f">a map</a> <a href="https://b.example/g.png">https://b.example/g.png</a></p>',
    },
    {
      given: '[![a](https://b.example/c.png)](https://d.example) ![local](c.png)',
      want: '<p><a href="https://d.example">a</a> local</p>',
    },
    { given: '<javascript:alert(1)> <irc://x>', want: '<p>&lt;javascript:alert(1)&gt; &lt;irc://x&gt;</p>' },
    { given: '[a]("onclick="alert(1))', want: '<p><a href="%22onclick=%22alert(1)">a</a></p>' },
    { given: '[a](/b "\\" onclick=c")', want: '<p><a href="/b" title="&quot; onclick=c">a</a></p>' },
    {
      given: '```"><script>\n```',
      want: '<pre tabindex="0"><code class="language-&quot;&gt;&lt;script&gt;"></code></pre>',
    },
    { given: '{process.exit()}', want: '<p>{process.exit()}</p>' },
    { given: 'import x from "y"', want: '<p>import x from &quot;y&quot;</p>' },
    { given: '&lt;script&gt;', want: '<p>&lt;script&gt;</p>' },
  ])('makes $given harmless', ({ given, want }) => {
    expect(render(given)).toBe(want);
  });
});

describe('plainSummary', () => {
  test.each([
    {
      given: '# A `code` and a [link](https://a.example)\nof **two** lines.\n\nMore.',
      want: 'A code and a link of two lines.',
    },
    { given: '<p>Creates a <b>new</b> &lt;x&gt; for <token>.</p>', want: 'Creates a new <x> for <token>.' },
    { given: 'word '.repeat(60), want: `${'word '.repeat(40).trim()} …` },
    { given: '', want: '' },
  ])('takes the first paragraph of $given', ({ given, want }) => {
    expect(plainSummary(given)).toBe(want);
  });
});
