import { describe, expect, it } from 'vitest';
import {
  encodeData,
  encodeForm,
  encodeReserved,
  escapeNonAscii,
} from '../../../../../core/http/wire/percent-encoding';

describe('data', () => {
  it.each([
    ["a-Z_0.9~ !'()*", 'a-Z_0.9~%20%21%27%28%29%2A'],
    ['a/b?c#d&e=f+g,h;i:j@k$l[m]', 'a%2Fb%3Fc%23d%26e%3Df%2Bg%2Ch%3Bi%3Aj%40k%24l%5Bm%5D'],
    ['é日🧾%', 'C3A9E697A5F09FA7BE25'.replace(/../g, '%$&')],
    ['half \uD83D', 'half%20%EF%BF%BD'],
  ])('%j is %s', (text, want) => {
    expect(encodeData(text)).toBe(want);
  });
});

it('a form has plus signs for blanks', () => {
  expect(encodeForm('a b+c~*')).toBe('a+b%2Bc%7E*');
});

describe('with reserved characters', () => {
  it.each([
    ['query', 'a/b:c?d=e,f', 'a/b:c?d=e,f'],
    ['query', 'a&b+c#d[e]', 'a%26b%2Bc%23d%5Be%5D'],
    ['query', 'a%2Fb c%', 'a%2Fb%20c%25'],
    ['path', 'a/b?c#d:e+f', 'a%2Fb%3Fc%23d:e+f'],
    ['cookie', 'a;b,c/d', 'a%3Bb%2Cc/d'],
  ] as const)('in a %s, %j is %s', (place, text, want) => {
    expect(encodeReserved(place)(text)).toBe(want);
  });
});

it('JSON in a header is ASCII, and has the same value', () => {
  const json = '{"t":"é🧾"}';
  expect(escapeNonAscii(json)).toBe('{"t":"\\u00e9\\ud83e\\uddfe"}');
  expect(JSON.parse(escapeNonAscii(json))).toEqual(JSON.parse(json));
});
