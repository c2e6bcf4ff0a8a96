import { describe, expect, it } from 'vitest';
import {
  expandPairs,
  expandSimple,
  isPlain,
  type WirePair,
} from '../../../../../core/http/wire/expand-style';
import { encodeData, keep } from '../../../../../core/http/wire/percent-encoding';
import type { Style, StyleSerialization } from '../../../../../core/http/wire/serialization';

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

const styled = (style: Style, explode: boolean): StyleSerialization => ({
  kind: 'style',
  style,
  explode,
  allowReserved: false,
});

const joined = (pairs: WirePair[]) => pairs.map(({ sent }) => sent).join('&');

// The table "Style Examples" of OpenAPI 3.2.0: https://spec.openapis.org/oas/v3.2.0#style-examples
describe('a path is written as the specification prints', () => {
  it.each<[Style, explode: boolean, empty: string, primitive: string, list: string, object: string]>([
    ['matrix', false, ';color', ';color=blue', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
    ['matrix', true, ';color', ';color=blue', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
    ['label', false, '.', '.blue', '.blue,black,brown', '.R,100,G,200,B,150'],
    ['label', true, '.', '.blue', '.blue.black.brown', '.R=100.G=200.B=150'],
    ['simple', false, '', 'blue', 'blue,black,brown', 'R,100,G,200,B,150'],
    ['simple', true, '', 'blue', 'blue,black,brown', 'R=100,G=200,B=150'],
  ])('%s, explode %s', (style, explode, ...want) => {
    const write = (value: Parameters<typeof expandSimple>[1]) =>
      expandSimple('color', value, styled(style, explode), encodeData);
    expect(['', 'blue', LIST, OBJECT].map(write)).toEqual(want);
  });
});

describe('a query is written as the specification prints', () => {
  it.each<[Style, explode: boolean, list: string, object: string]>([
    ['form', false, 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
    ['form', true, 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
    ['spaceDelimited', false, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
    ['pipeDelimited', false, 'color=blue%7Cblack%7Cbrown', 'color=R%7C100%7CG%7C200%7CB%7C150'],
    [
      'deepObject',
      true,
      'color=blue&color=black&color=brown',
      'color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150',
    ],
  ])('%s, explode %s', (style, explode, ...want) => {
    const write = (value: Parameters<typeof expandPairs>[1]) =>
      joined(expandPairs('color', value, styled(style, explode), encodeData));
    expect([LIST, OBJECT].map(write)).toEqual(want);
    expect(['', 'blue', null, [], {}].map(write)).toEqual(['color=', 'color=blue', '', '', '']);
  });
});

// https://www.rfc-editor.org/rfc/rfc6570#section-3.2: the variables `hello`, `half`, `list` and `keys`.
describe('a value is expanded as RFC 6570 prints', () => {
  const LIST = ['red', 'green', 'blue'];
  const KEYS = { semi: ';', dot: '.', comma: ',' };

  it.each<
    [template: string, value: Parameters<typeof expandSimple>[1], Style, explode: boolean, want: string]
  >([
    ['{hello}', 'Hello World!', 'simple', false, 'Hello%20World%21'],
    ['{half}', '50%', 'simple', false, '50%25'],
    ['{list}', LIST, 'simple', false, 'red,green,blue'],
    ['{keys}', KEYS, 'simple', false, 'semi,%3B,dot,.,comma,%2C'],
    ['{keys*}', KEYS, 'simple', true, 'semi=%3B,dot=.,comma=%2C'],
    ['{.list*}', LIST, 'label', true, '.red.green.blue'],
    ['{.keys}', KEYS, 'label', false, '.semi,%3B,dot,.,comma,%2C'],
    ['{;half}', '50%', 'matrix', false, ';half=50%25'],
    ['{;list}', LIST, 'matrix', false, ';list=red,green,blue'],
    ['{;keys*}', KEYS, 'matrix', true, ';semi=%3B;dot=.;comma=%2C'],
  ])('%s', (template, value, style, explode, want) => {
    const [name = ''] = /\w+/.exec(template) ?? [];
    expect(expandSimple(name, value, styled(style, explode), encodeData)).toBe(want);
  });

  it.each<[template: string, value: Parameters<typeof expandPairs>[1], explode: boolean, want: string]>([
    ['{?half}', '50%', false, 'half=50%25'],
    ['{?list}', LIST, false, 'list=red,green,blue'],
    ['{?list*}', LIST, true, 'list=red&list=green&list=blue'],
    ['{?keys}', KEYS, false, 'keys=semi,%3B,dot,.,comma,%2C'],
    ['{?keys*}', KEYS, true, 'semi=%3B&dot=.&comma=%2C'],
  ])('%s', (template, value, explode, want) => {
    const [name = ''] = /\w+/.exec(template) ?? [];
    expect(joined(expandPairs(name, value, styled('form', explode), encodeData))).toBe(want);
  });
});

describe('a pair is plain if any client encodes it alike', () => {
  it.each<[value: Parameters<typeof expandPairs>[1], Style, explode: boolean, want: boolean]>([
    ['a b', 'form', true, true],
    [['a', 'b'], 'form', true, true],
    [['a', 'b'], 'pipeDelimited', false, true],
    [['a', 'b'], 'form', false, false],
    [['a'], 'form', false, true],
  ])('%j in style %s, explode %s: %s', (value, style, explode, want) => {
    expect(expandPairs('x', value, styled(style, explode), encodeData).every((pair) => isPlain(pair))).toBe(
      want,
    );
  });

  it('unless its characters are kept', () => {
    expect(expandPairs('x', 'a/b', styled('form', true), keep).every((pair) => isPlain(pair))).toBe(false);
  });
});
