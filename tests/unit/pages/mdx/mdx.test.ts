import { evaluateSync } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { escapeMdx } from '../../../../generator/emit/pages/mdx/escape-mdx';
import { formatFrontMatter } from '../../../../generator/emit/pages/mdx/front-matter';
import { formatMdx } from '../../../../generator/emit/pages/mdx/mdx';

const HOSTILE = [
  '<amount>',
  '<img src=x onerror=alert(1)>',
  '</script>',
  'import x from "y"',
  'export const a = 1',
  '{process.exit()}',
  '${a} `b` *c* _d_ [e](javascript:f) ![g](h) # i',
  '- one',
  '1. one',
  '&lt; &#123; &',
  'a\n\nimport b from "c"\n\n---\n',
  '\\{a\\}',
  '~~a~~ | b | c',
  '{/* #id */}',
];

describe('escapeMdx', () => {
  test.each(HOSTILE)('shows %j as it is', (text) => {
    const { default: Content } = evaluateSync(`## ${escapeMdx(text)}`, runtime);
    const html = renderToStaticMarkup(createElement(Content));
    const shown = html
      .replace(/<\/?h2>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    expect(shown).toBe(text.replace(/\s+/g, ' ').trim());
  });
});

describe('formatFrontMatter', () => {
  test.each([...HOSTILE, 'a: b', '"quoted"', "it's", '---\na: b\n---', '\u2028 \ud83d\ude00', 'yes', 'null'])(
    'quotes %j',
    (title) => {
      const yaml = formatFrontMatter({ title, slug: '/a/' }).replace(/^---\n|\n---$/g, '');
      expect(parse(yaml)).toEqual({ title, slug: '/a/', custom_edit_url: null });
    },
  );
});

describe('formatMdx', () => {
  test('writes front matter, data, headings with anchors and components', () => {
    const source = formatMdx({
      frontMatter: { title: 'Create an invoice', slug: '/invoices/create-invoice/' },
      dataFile: 'create-invoice.json',
      body: [
        { component: 'OperationHeader' },
        { depth: 3, text: '201 {Created}', id: '201 "x"' },
        { component: 'Response', attributes: { status: '"><{x}' } },
      ],
    });
    expect(source).toMatchInlineSnapshot(`
      "---
      title: "Create an invoice"
      slug: "/invoices/create-invoice/"
      custom_edit_url: null
      ---

      import data from "./create-invoice.json";

      <OperationHeader data={data} />

      ### 201 &#123;Created&#125; {/* #201__x_ */}

      <Response data={data} status="&#34;>&#60;&#123;x}" />
      "
    `);
  });
});
