import { expect, test } from 'vitest';
import { formatRules, headersOf, parseRules } from '../../../../site/hosting/header-rules';

const FILE = `# every response
/*
  X-Frame-Options: DENY
  Link: </a>; rel="x"

/guides/:page/
  Link: </b>; rel="y"
/*.md
  Content-Type: text/markdown; charset=utf-8
/a+b.txt
  X-Literal: yes
`;

const headersFor = (path: string) => Object.fromEntries(headersOf(parseRules(FILE), path));

test.each([
  { path: '/', headers: { 'x-frame-options': 'DENY', link: '</a>; rel="x"' } },
  {
    path: '/guides/webhooks/',
    headers: { 'x-frame-options': 'DENY', link: '</a>; rel="x", </b>; rel="y"' },
  },
  { path: '/guides/webhooks/deep/', headers: { 'x-frame-options': 'DENY', link: '</a>; rel="x"' } },
  {
    path: '/guides/webhooks.md',
    headers: {
      'x-frame-options': 'DENY',
      link: '</a>; rel="x"',
      'content-type': 'text/markdown; charset=utf-8',
    },
  },
  { path: '/a+b.txt', headers: { 'x-frame-options': 'DENY', link: '</a>; rel="x"', 'x-literal': 'yes' } },
  { path: '/aab.txt', headers: { 'x-frame-options': 'DENY', link: '</a>; rel="x"' } },
])('$path has the headers of all rules that match it', ({ path, headers }) => {
  expect(headersFor(path)).toEqual(headers);
});

test('what is formatted is parsed as it was', () => {
  const rules = parseRules(FILE);
  expect(parseRules(formatRules(rules))).toEqual(rules);
});

test.each([
  { text: '  X-Frame-Options: DENY\n', line: 1, quoted: 'X-Frame-Options: DENY' },
  { text: '/*\n  X-Frame-Options DENY\n', line: 2, quoted: 'X-Frame-Options DENY' },
])('a line that is not a header of a path is named: $quoted', ({ text, line, quoted }) => {
  expect(() => parseRules(text)).toThrow(
    `_headers:${line}:1  \`${quoted}\` is not a header of a path: write \`  Name: value\` below a path.`,
  );
});
