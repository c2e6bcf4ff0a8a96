import { expect, test } from 'vitest';
import { englishIn } from '../../../pseudo/english-in';
import { toPseudo } from '../../../pseudo/pseudo';

test('a message in the pseudo-language keeps its forms, placeholders and tags', () => {
  expect(toPseudo('{count} field|<b>{count}</b> fields')).toBe(
    '[{count} fîéļd~~~]|[<b>{count}</b> fîéļdš~~~~~]',
  );
});

const isContent = (line: string) => line.replaceAll('\u200B', '') === 'Create an invoice';

test.each([
  { html: '<p>[Ñöţ šéñţ~]</p>', want: [] },
  { html: '<p>Not sent</p>', want: ['Not sent'] },
  { html: '<p>[Öñé <!-- -->of <b>Create an invoice</b> öf~ [ţŵö~]]</p>', want: [] },
  { html: '<button aria-label="Copy">[Çöpý~]</button><input placeholder="[Fîñd~]">', want: ['Copy'] },
  { html: '<p>Create an invoice</p><p><code>GET /invoices</code> 12 ms</p>', want: ['12 ms'] },
  { html: '<div lang="en">Issues an invoice.</div><p>[Ņöţé~]: required</p>', want: [': required'] },
])('$html', ({ html, want }) => {
  expect(englishIn(html, isContent)).toEqual(want);
});
