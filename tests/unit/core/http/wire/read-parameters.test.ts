import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  readCookies,
  readHeader,
  readPath,
  readQuery,
  type ReadableParameter,
} from '#core/http/wire/read-parameters';
import type { ParameterLocation } from '#core/http/parameter-location';
import type { Style } from '#core/http/wire/serialization';
import type { ValueShape } from '#core/http/wire/value-shape';
import {
  joinQuery,
  writeCookies,
  writeHeader,
  writePath,
  writeQuery,
} from '#core/http/wire/write-parameters';
import type { Json } from '#core/json/json';

const TEXT: ValueShape = { types: ['string'] };
const LIST: ValueShape = { types: ['array'], items: { types: ['integer'] } };
const OBJECT: ValueShape = {
  types: ['object'],
  properties: { 'a b': { types: ['string'] }, n: { types: ['number'] }, is: { types: ['boolean'] } },
};
/** A parameter that is written and read. */
type PlacedParameter = ReadableParameter & { in: ParameterLocation };

const styled = (
  place: ParameterLocation,
  style: Style,
  explode: boolean,
  shape: ValueShape,
): PlacedParameter => ({
  in: place,
  name: 'v[]',
  serialization: { kind: 'style', style, explode, allowReserved: false },
  shape,
});

/** Writes a value as a request has it, and reads it back. */
function roundTrip(parameter: PlacedParameter, value: Json): Json | undefined {
  const { in: place, name } = parameter;
  const written = { ...parameter, value };
  switch (place) {
    case 'path':
      return readPath(`/x/{${name}}/y`, writePath(`/x/{${name}}/y`, [written]), [parameter])?.[name];
    case 'query':
      return readQuery(joinQuery(writeQuery([written])), [parameter]).values[name];
    case 'cookie':
      return readCookies(writeCookies([written]), [parameter]).values[name];
    case 'header':
      return readHeader(parameter, writeHeader(written) ?? '');
  }
}

const text = fc.string({ unit: 'grapheme', maxLength: 12 });
const list = fc.array(fc.integer(), { minLength: 1, maxLength: 4 });
const object = fc.record({
  'a b': text,
  n: fc.integer({ min: -9e6, max: 9e6 }).map((n) => n / 8),
  is: fc.boolean(),
});

/** All combinations whose delimiters the data cannot have plainly. */
const COMBINATIONS: readonly [ParameterLocation, Style, explode: boolean][] = [
  ['path', 'simple', false],
  ['path', 'simple', true],
  ['path', 'label', false],
  ['path', 'matrix', false],
  ['path', 'matrix', true],
  ['query', 'form', false],
  ['query', 'form', true],
  ['query', 'deepObject', true],
  ['cookie', 'form', false],
  ['cookie', 'form', true],
];

describe.each(COMBINATIONS)('in a %s of style %s, exploded %s,', (place, style, explode) => {
  it('reads back what it writes', () => {
    // A matrix without a value is an empty string, and so is nothing in a path.
    if (style !== 'deepObject') {
      const parameter = styled(place, style, explode, TEXT);
      fc.assert(
        fc.property(text, (value) => {
          expect(roundTrip(parameter, value)).toBe(value);
        }),
      );
      const lists = styled(place, style, explode, LIST);
      fc.assert(
        fc.property(list, (value) => {
          expect(roundTrip(lists, value)).toEqual(value);
        }),
      );
    }
    const objects = styled(place, style, explode, OBJECT);
    fc.assert(
      fc.property(object, (value) => {
        expect(roundTrip(objects, value)).toEqual(value);
      }),
    );
  });
});

test.each<[string, ValueShape, Json]>([
  ['01', { types: ['string', 'integer'] }, '01'],
  ['1', { types: ['string', 'integer'] }, 1],
  ['9007199254740993', { types: ['integer'] }, '9007199254740993'],
  ['true', { types: ['boolean'] }, true],
  ['true', TEXT, 'true'],
  ['1.50', { types: ['number'] }, 1.5],
])('reads %j as %j: %j', (sent, shape, want) => {
  expect(roundTripOf(sent, shape)).toBe(want);
});

function roundTripOf(sent: string, shape: ValueShape): Json | undefined {
  return readQuery(`v[]=${sent}`, [styled('query', 'form', true, shape)]).values['v[]'];
}

test('tells what else was sent', () => {
  const parameters = [styled('query', 'form', true, TEXT)];
  expect(readQuery('v%5B%5D=1&v%5B%5D=2&o+p=3', parameters)).toEqual({
    values: { 'v[]': '1' },
    unknown: ['o p'],
    repeated: ['v[]'],
  });
});

test('gives names without a property to the object that takes them', () => {
  const free: PlacedParameter = {
    ...styled('query', 'form', true, { types: ['object'], others: { types: ['integer'] } }),
    name: 'free',
  };
  const own = styled('query', 'form', true, TEXT);
  expect(readQuery('x=1&v[]=2&y=3', [free, own])).toEqual({
    values: { free: { x: 1, y: 3 }, 'v[]': '2' },
    unknown: [],
    repeated: [],
  });
});

test('never throws for what no client should send, and never sets a prototype', () => {
  const deep = styled('query', 'deepObject', true, OBJECT);
  expect(readQuery('v[][__proto__][x]=1&v[][%zz]=%ff&v[][', [deep]).values).toEqual({
    'v[]': JSON.parse('{"__proto__": {"x": "1"}, "%zz": "\\ufffd"}') as Json,
  });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
