import { parseFragment, type DefaultTreeAdapterMap } from 'parse5';
import { describe, expect, test } from 'vitest';
import type { MarkedCode } from '#core/contracts/code-data';
import { highlight } from '../../../../site/src/highlight/highlight';

type Element = DefaultTreeAdapterMap['element'];

const readerValue = (text: string): MarkedCode => ({ text, mark: { kind: 'reader-value', name: 'account' } });
const embedded = (text: string): MarkedCode => ({ text, mark: { kind: 'embedded', grammar: 'json' } });
const typed = (text: string): MarkedCode => ({ text, mark: { kind: 'typed', href: '#a', title: 'A' } });
const link = (text: string, stop = '') => `<a class="typed" href="#a"${stop} title="A">${text}</a>`;

describe('highlight', () => {
  test('puts elements around marked parts of tokens and of plain code', () => {
    expect(highlight([typed('a'), " = '", readerValue('demo < 1'), "';"], 'javascript')).toBe(
      `${link('a')} = <span class="token string">'<span data-reader-value="account">demo &lt; 1</span>'</span>;`,
    );
  });

  test('opens and closes an element in each token that it reaches into', () => {
    expect(highlight([typed("f('"), "x')"], 'javascript')).toBe(
      `<span class="token function">${link('f')}</span>${link('(')}<span class="token string">${link("'")}x'</span>)`,
    );
  });

  test('makes one stop of the keyboard of a snippet, its first name', () => {
    expect(highlight([typed('a'), ', ', typed('b'), ', ', typed('c')], 'text')).toBe(
      `${link('a')}, ${link('b', ' tabindex="-1"')}, ${link('c', ' tabindex="-1"')}`,
    );
  });

  test('leaves no way out of an attribute', () => {
    const hostile = '"><img src=x onerror="alert(1)">';
    const marks: MarkedCode[] = [
      { text: 'a', mark: { kind: 'reader-value', name: hostile } },
      { text: 'b', mark: { kind: 'typed', href: `#${hostile}`, title: hostile } },
    ];
    const [value, name] = parseFragment(highlight(marks, 'text')).childNodes as Element[];
    expect(value!.attrs).toEqual([{ name: 'data-reader-value', value: hostile }]);
    expect(name!.attrs).toEqual([
      { name: 'class', value: 'typed' },
      { name: 'href', value: `#${hostile}` },
      { name: 'title', value: hostile },
    ]);
  });

  test('gives an embedded string the tokens of its language, whatever it contains', () => {
    expect(highlight(["send <<'JSON'\n", embedded('{"a": "\'$x JSON"}'), '\nJSON\nrun "$x"'], 'bash')).toBe(
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
