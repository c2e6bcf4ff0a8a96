import type { Json } from '#core/json/json';
import { expect, test } from 'vitest';
import { highlight } from '../../../../site/src/highlight/highlight';
import { highlightJson } from '../../../../site/src/highlight/highlight-json';

test.each<{ title: string; value: Json }>([
  {
    title: 'every kind of value',
    value: { a: 'x', b: [-1.5e-30, 1e21, 0, true, false, null], c: {}, d: [] },
  },
  {
    title: 'a string that looks like other tokens',
    value: { 'a": 1': ['true', '-1', 'null: 2', '"b":', ': '] },
  },
  { title: 'a string with escapes', value: ['\\', '\\"', '"\\":', '\n\u2028', 'x\\\\"'] },
  { title: 'a string that is markup', value: { '</span><script>': '<img src=x onerror="alert(1)">&amp;' } },
  { title: 'a string alone', value: 'text' },
  { title: 'null alone', value: null },
])('marks $title as the grammar of JSON does', ({ value }) => {
  const json = JSON.stringify(value, null, 2);
  expect(highlightJson(json)).toBe(highlight([json], 'json'));
});

test('leaves no markup in a string that is not JSON', () => {
  expect(highlightJson('<b>&amp; "a": 1</b>')).toBe(
    '&lt;b&gt;&amp;amp; <span class="token property">"a"</span>: <span class="token number">1</span>&lt;/b&gt;',
  );
});
