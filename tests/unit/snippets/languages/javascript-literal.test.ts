import type { Json } from '#core/json/json';
import { runInThisContext } from 'node:vm';
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { javascriptLiteral } from '../../../../generator/emit/snippets/languages/javascript-literal';

const START = 'const value = ';
const literal = (value: Json) => javascriptLiteral(value, { indent: 0, column: START.length });

const VALUES: Record<string, Json> = {
  null: null,
  'an empty object': {},
  'an empty list': [],
  'a short object': { currency: 'EUR', amount: 119 },
  'an object of four members': { a: 1, b: 2, c: 3, d: 4 },
  'an object in an object': { path: { id: 90210 } },
  'an object with an object and a value': { query: { q: 'a' }, limit: 25 },
  'a list of objects': [{ id: 1 }, { id: 2 }],
  'a list of larger objects': [
    { id: 1, name: 'a' },
    { id: 2, name: 'b' },
  ],
  'a list of lists': [
    [1, 2],
    [3, 4],
  ],
  'a list with one object': [{ id: 1, name: 'a', kind: 'c', state: 'd' }],
  'a long list of strings': Array.from({ length: 20 }, (_, index) => `text number ${index}`),
  'a long string': { description: 'x'.repeat(100), ab: 'y'.repeat(100) },
  'a string of exactly one line': {
    description: 'x'.repeat(80),
    notes: 'y'.repeat(87),
    other_notes: 'z'.repeat(81),
  },
  'quotes of both kinds': ["it's", 'say "hi"', `it's "both"`, '`'],
  'names that need quotes': { 'a-b': 1, "it's": 2, $ref: 3, _x: 4, '': 5, ünicode: 6 },
  'large and small numbers': [1e21, 5e-7, -0.01, 9007199254740991],
};

describe('javascriptLiteral', () => {
  for (const [title, value] of Object.entries(VALUES)) {
    it(`writes ${title} as Prettier does`, async () => {
      const code = `${START}${literal(value)};\n`;
      const formatted = await format(code, { parser: 'typescript', singleQuote: true, printWidth: 100 });
      expect(code).toBe(formatted);
    });

    it(`writes ${title} so that it means the same`, () => {
      expect(runInThisContext(`(${literal(value)})`)).toEqual(value);
    });
  }

  it('never sets a prototype', () => {
    const value = JSON.parse('{"__proto__": {"isAdmin": true}}') as Json;
    const run = runInThisContext(`(${literal(value)})`) as object;
    expect(Object.keys(run)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(run)).toBe(Object.prototype);
  });
});
