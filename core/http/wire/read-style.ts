import type { Json } from '../../json/json';
import { delimiterOf } from './expand-style';
import type { Decode } from './percent-decoding';
import { encodeData } from './percent-encoding';
import type { Style, StyleSerialization } from './serialization';
import { readText, shapeOfItem, shapeOfMember, takes, type ValueShape } from './value-shape';

/** A name and a value as they were sent: still encoded, because delimiters and data are distinct only so. */
export interface SentPair {
  name: string;
  text: string;
}

/** A value that was read, undefined if it was left out, and the pairs that were it. */
export interface Reading {
  value: Json | undefined;
  used: readonly SentPair[];
}

/** Splits a query, a form or a list of cookies at its separator. */
export function splitPairs(text: string, separator: string): SentPair[] {
  return text
    .split(separator)
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      return { name, text: pair.slice(name.length + 1) };
    });
}

/**
 * Reads a value that a style wrote as pairs, the reverse of `expandPairs`.
 * @see https://spec.openapis.org/oas/v3.2.0#style-examples
 */
export function readPairs(
  name: string,
  { style, explode }: StyleSerialization,
  shape: ValueShape,
  pairs: readonly SentPair[],
  decode: Decode,
): Reading {
  if (takes(shape, 'object') && style === 'deepObject') return readDeepObject(name, shape, pairs, decode);
  const named = pairs.filter((pair) => decode(pair.name) === name);
  if (takes(shape, 'object') && explode && !(hasScalars(shape) && named.length > 0))
    return readExploded(shape, pairs, decode);
  const [first] = named;
  if (first === undefined) return { value: undefined, used: [] };
  const texts = explode
    ? named.map(({ text }) => decode(text))
    : splitText(first.text, delimiterOf(style), decode);
  return { value: readTexts(texts, decode(first.text), shape), used: named };
}

/** Reads what a style wrote as a list of items, or of names and values in turn. */
function readTexts(texts: readonly string[], whole: string, shape: ValueShape): Json {
  const isList = texts.length > 1 || !hasScalars(shape);
  if (takes(shape, 'array') && isList)
    return texts.map((text, index) => readText(text, shapeOfItem(shape, index)));
  if (takes(shape, 'object') && isList) return readInTurn(texts, shape);
  return readText(whole, shape);
}

function readInTurn(texts: readonly string[], shape: ValueShape): Json {
  const names = texts.filter((_, index) => index % 2 === 0 && index + 1 < texts.length);
  return Object.fromEntries(
    names.map((name, index) => [name, readText(texts[2 * index + 1]!, shapeOfMember(shape, name))]),
  );
}

/** Reads the members that a style wrote as pairs with their names. */
function readExploded(shape: ValueShape, pairs: readonly SentPair[], decode: Decode): Reading {
  const used = pairs.filter(
    ({ name }) => shape.others !== undefined || Object.hasOwn(shape.properties ?? {}, decode(name)),
  );
  if (used.length === 0) return { value: undefined, used };
  const members = used.map(({ name, text }) => {
    const own = decode(name);
    return [own, readText(decode(text), shapeOfMember(shape, own))] as const;
  });
  return { value: Object.fromEntries(members), used };
}

interface DeepPair {
  path: readonly string[];
  text: string;
}

function readDeepObject(
  name: string,
  shape: ValueShape,
  pairs: readonly SentPair[],
  decode: Decode,
): Reading {
  const used = pairs.filter((pair) => pathBelow(name, decode(pair.name)) !== undefined);
  const deep = used.map((pair) => ({
    path: pathBelow(name, decode(pair.name)) ?? [],
    text: decode(pair.text),
  }));
  return { value: used.length === 0 ? undefined : readBelow(deep, shape), used };
}

/** Returns the names in brackets: `a`, `b` of `name[a][b]`. */
function pathBelow(name: string, sent: string): string[] | undefined {
  const rest = sent.startsWith(name) ? sent.slice(name.length) : '';
  return /^(\[[^[\]]*\])+$/.test(rest) ? rest.slice(1, -1).split('][') : undefined;
}

function readBelow(pairs: readonly DeepPair[], shape: ValueShape): Json {
  const names = new Set(pairs.flatMap(({ path: [name] }) => name ?? []));
  if (names.size === 0) {
    const texts = pairs.map(({ text }) => text);
    return takes(shape, 'array') || texts.length > 1
      ? texts.map((text, index) => readText(text, shapeOfItem(shape, index)))
      : readText(texts[0] ?? '', shape);
  }
  const below = (name: string) =>
    pairs
      .filter(({ path }) => path[0] === name)
      .map(({ path: [, ...path], text }): DeepPair => ({ path, text }));
  return Object.fromEntries(
    [...names].map((name) => [name, readBelow(below(name), shapeOfMember(shape, name))]),
  );
}

/** By style of a path: the text before the value, and between its parts if it is exploded. */
const PREFIXES: Partial<Record<Style, string>> = { label: '.', matrix: ';' };

/** Reads a value out of a path or, with nothing decoded, a header: the reverse of `expandSimple`. */
export function readSimple(
  name: string,
  sent: string,
  { style, explode }: StyleSerialization,
  shape: ValueShape,
  decode: Decode,
): Json {
  const prefix = PREFIXES[style] ?? '';
  const text = sent.startsWith(prefix) ? sent.slice(prefix.length) : sent;
  const separator = explode && prefix !== '' ? prefix : delimiterOf(style);
  if (takes(shape, 'object') && explode) {
    const open = { ...shape, others: shape.others ?? { types: [] } };
    return readExploded(open, splitPairs(text, separator), decode).value ?? {};
  }
  const values = style === 'matrix' ? valuesOfMatrix(name, text, explode, decode) : [text];
  const texts = values.flatMap((value) => splitText(value, separator, decode));
  return readTexts(texts, decode(values.join(separator)), shape);
}

/** Returns what follows the name: nothing but the name is an empty string. */
function valuesOfMatrix(name: string, text: string, explode: boolean, decode: Decode): string[] {
  return (explode ? text.split(';') : [text]).map((one) => {
    const [own = ''] = one.split('=', 1);
    return decode(own) === name ? one.slice(own.length + 1) : one;
  });
}

/** Delimiters that are sent as they are. The grammar of addresses does not have the others, so these are sent encoded. */
const PLAIN = [',', '.', ';'];

/** Splits before decoding, so that a delimiter in the data does not count: `a%2Cb,c` is two items. */
function splitText(text: string, delimiter: string, decode: Decode): string[] {
  const encoded = [encodeData(delimiter), '+'].filter((form) => decode(form) === delimiter);
  const forms = PLAIN.includes(delimiter) ? [delimiter] : [delimiter, ...encoded];
  const pattern = forms.map((form) => form.replace(/[|+.]/, String.raw`\$&`)).join('|');
  return text.split(new RegExp(pattern, 'i')).map((part) => decode(part));
}

function hasScalars({ types }: ValueShape): boolean {
  return types.some((type) => type !== 'array' && type !== 'object' && type !== 'null');
}
