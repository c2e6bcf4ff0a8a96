import { isDeepStrictEqual } from 'node:util';

export type Value = null | boolean | number | string | Value[] | { [name: string]: Value };
export type Members = { [name: string]: Value };

export function judgeItems(name: string, texts: readonly string[], value: readonly Value[]): string[] {
  const items = value.filter((item) => item !== null);
  if (texts.length !== items.length) return difference(name, texts, items);
  return texts.flatMap((text, index) => judgeText(name, text, items[index]!));
}

export function judgeMembers(name: string, pairs: readonly string[][], value: Members): string[] {
  const wanted = Object.entries(value).filter(([, member]) => member !== null);
  const [got, names] = [pairs.map(([own]) => own), wanted.map(([own]) => own)];
  if (!isDeepStrictEqual(got, names)) return difference(name, got, names);
  return pairs.flatMap(([own, text], index) => judgeText(`${name}.${own}`, text!, wanted[index]![1]));
}

/** Values inside values are JSON, where nothing else is said. */
export function judgeText(name: string, text: string, value: Value): string[] {
  return typeof value === 'object' && value !== null
    ? attempt(name, () => difference(name, JSON.parse(text) as Value, value))
    : difference(name, text, textOf(value));
}

/** The names and strings of a deep object. */
export function leavesOf(name: string, value: Value): [name: string, texts: string[]][] {
  if (value === null) return [];
  if (Array.isArray(value)) {
    const plain = value.filter((item) => item !== null && typeof item !== 'object');
    return [[name, plain.map(textOf)]];
  }
  return isMembers(value)
    ? Object.entries(value).flatMap(([member, inner]) => leavesOf(`${name}[${member}]`, inner))
    : [[name, [textOf(value)]]];
}

export function itemsOf(value: Value): Value[] {
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== null);
}

export function isMembers(value: Value | undefined): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function members(value: Value | undefined): Members {
  return isMembers(value) ? value : {};
}

/** A string of a description; empty for anything else. */
export function word(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

export function textOf(value: Value): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function inTurn(texts: readonly string[]): string[][] {
  return texts.flatMap((name, index) => (index % 2 === 0 ? [[name, texts[index + 1] ?? '']] : []));
}

export function splitPair(pair: string): string[] {
  const [name = ''] = pair.split('=', 1);
  return [name, pair.slice(name.length + 1)];
}

export function splitAt(text: string, delimiters: readonly string[]): string[] {
  return delimiters.reduce((pieces, delimiter) => pieces.flatMap((piece) => piece.split(delimiter)), [text]);
}

export function percent(text: string): string {
  return decodeURIComponent(text.replaceAll(/%(?![\da-f]{2})/gi, '%25'));
}

export function form(text: string): string {
  return percent(text.replaceAll('+', ' '));
}

export function attempt(what: string, work: () => string[]): string[] {
  try {
    return work();
  } catch (error) {
    return [`${what}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

export function difference(what: string, got: unknown, want: unknown): string[] {
  if (isDeepStrictEqual(got, want)) return [];
  return [`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)}`];
}
