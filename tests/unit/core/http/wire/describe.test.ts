import { describe, expect, it } from 'vitest';
import { findOpen, showSent } from '../../../../../core/http/wire/describe';
import type { Serialization, Style } from '../../../../../core/http/wire/serialization';
import type { Json } from '../../../../../core/json/json';

type Location = 'path' | 'query' | 'header' | 'cookie';

const styled = (style: Style, explode: boolean): Serialization => ({
  kind: 'style',
  style,
  explode,
  allowReserved: false,
});
const parameter = (place: Location, value: Json, serialization: Serialization) => ({
  in: place,
  name: 'id',
  value,
  serialization,
});

describe('a parameter is shown as it is sent', () => {
  it.each<[Location, Json, Serialization, want: string | undefined]>([
    ['query', [1, 2], styled('pipeDelimited', false), 'id=1%7C2'],
    ['path', 3, styled('matrix', false), ';id=3'],
    ['header', [1, 2], styled('simple', false), 'id: 1,2'],
    ['header', [], styled('simple', false), undefined],
    ['cookie', [1, 2], styled('form', true), 'id=1; id=2'],
    ['query', { a: 1 }, { kind: 'content', mediaType: 'application/json' }, 'id=%7B%22a%22%3A1%7D'],
    ['query', '$.a', { kind: 'content', mediaType: 'application/jsonpath', isWhole: true }, '%24.a'],
  ])('in a %s, %j', (place, value, serialization, want) => {
    expect(showSent(parameter(place, value, serialization))).toBe(want);
  });
});

describe('OpenAPI leaves open', () => {
  it.each<[Location, Json, Serialization, want: ReturnType<typeof findOpen>]>([
    ['query', { a: { b: 1 } }, styled('form', true), 'not defined'],
    ['query', ['a', 'b'], styled('pipeDelimited', true), 'not defined'],
    ['query', ['a|b', 'c'], styled('pipeDelimited', false), 'not told apart'],
    ['query', ['a,b', 'c'], styled('form', false), undefined],
    ['header', ['a,b', 'c'], styled('simple', false), 'not told apart'],
    ['path', ['a.b', 'c'], styled('label', true), 'not told apart'],
    ['query', { a: { b: 1 } }, { kind: 'content', mediaType: 'application/json' }, undefined],
  ])('in a %s, %j', (place, value, serialization, want) => {
    expect(findOpen(parameter(place, value, serialization))).toBe(want);
  });
});
