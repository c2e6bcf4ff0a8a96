import { describe, expect, test } from 'vitest';
import { highlight, type TagsOf } from '../../../../generator/pages/highlight/highlight';
import { embeddedJson, type MarkedText } from '../../../../generator/snippets/code';

const readerValue = (text: string): MarkedText => ({ text, mark: { kind: 'reader-value', name: 'account' } });
const member = (text: string): MarkedText => ({ text, mark: { kind: 'member', path: ['request', text] } });
const bold: TagsOf = ({ mark }) => (mark.kind === 'member' ? { open: '<b>', close: '</b>' } : undefined);

describe('highlight', () => {
  test('puts elements around marked parts of tokens and of plain code', () => {
    expect(highlight([member('a'), " = '", readerValue('demo < 1'), "';"], 'javascript', bold)).toBe(
      `<b>a</b> = <span class="token string">'<span data-reader-value="account">demo &lt; 1</span>'</span>;`,
    );
  });

  test('opens and closes an element in each token that it reaches into', () => {
    expect(highlight([member("f('"), "x')"], 'javascript', bold)).toBe(
      `<span class="token function"><b>f</b></span><b>(</b><span class="token string"><b>'</b>x'</span>)`,
    );
  });

  test('leaves a mark that nobody shows to the text', () => {
    expect(highlight([member('f'), '()'], 'javascript')).toBe('<span class="token function">f</span>()');
  });

  test('gives an embedded text the tokens of its own language, whatever stands in it', () => {
    expect(
      highlight(["send <<'JSON'\n", embeddedJson('{"a": "\'$x JSON"}'), '\nJSON\nrun "$x"'], 'bash'),
    ).toBe(
      [
        `send &lt;&lt;<span class="token string">'JSON'\n</span>`,
        `{<span class="token property">"a"</span>: <span class="token string">"'$x JSON"</span>}`,
        `<span class="token string">\nJSON</span>\nrun <span class="token string">"$x"</span>`,
      ].join(''),
    );
  });

  test('marks code in no language', () => {
    expect(highlight(['<', readerValue('a'), '>'], 'text')).toBe(
      '&lt;<span data-reader-value="account">a</span>&gt;',
    );
  });
});
