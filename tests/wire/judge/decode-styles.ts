import { judgeContent } from './decode-content';
import {
  difference,
  inTurn,
  isMembers,
  judgeItems,
  judgeMembers,
  judgeText,
  leavesOf,
  members,
  type Members,
  percent,
  splitAt,
  splitPair,
  textOf,
  type Value,
  word,
} from './decode-values';

/** A parameter of a description with the value that a request must have for it. */
export interface GivenParameter {
  /** The Parameter Object, as it is written. */
  raw: Members;
  value: Value;
}

/** The delimiters of styles as they may be sent. */
const DELIMITERS: Readonly<Record<string, readonly string[]>> = {
  form: [','],
  cookie: [','],
  spaceDelimited: ['%20', '+'],
  pipeDelimited: ['%7C', '%7c', '|'],
  ssv: ['%20', '+'],
  pipes: ['|', '%7C'],
  tsv: ['%09', '\t'],
};

/** `simple`, `label` and `matrix`, which write one string. */
export function judgeSimple(
  name: string,
  sent: string,
  raw: Members,
  value: Value,
  decode: (text: string) => string,
): string[] {
  const style = raw.in === 'header' ? 'simple' : word(raw.style) || 'simple';
  const explode = raw.explode === true;
  const [prefix, exploded] = style === 'matrix' ? [';', ';'] : style === 'label' ? ['.', '.'] : ['', ','];
  if (!sent.startsWith(prefix)) return [`${name}: ${sent} does not begin with ${prefix}`];
  const text = sent.slice(prefix.length);
  const separator = explode ? exploded : (DELIMITERS[word(raw['x-collection-format'])]?.[0] ?? ',');
  const unnamed = (one: string) =>
    style !== 'matrix'
      ? one
      : one === name
        ? ''
        : percent(one.split('=', 1)[0]!) === name
          ? one.slice(one.indexOf('=') + 1)
          : `?${one}`;
  if (Array.isArray(value)) {
    const pieces = explode ? text.split(separator).map(unnamed) : unnamed(text).split(separator);
    return judgeItems(name, pieces.map(decode), value);
  }
  if (!isMembers(value)) return judgeText(name, decode(unnamed(text)), value);
  if (explode)
    return judgeMembers(
      name,
      text.split(separator).map((pair) => splitPair(pair).map(decode)),
      value,
    );
  return judgeMembers(name, inTurn(unnamed(text).split(separator).map(decode)), value);
}

/** Judges values that are pairs; returns those that no value has. */
export function judgePairs(
  pairs: readonly string[][],
  parameters: readonly GivenParameter[],
  decode: (text: string) => string,
): { problems: string[]; rest: string[][] } {
  const used = new Set<string[]>();
  const take = (name: string) => {
    const found = pairs.filter(([own]) => decode(own!) === name);
    for (const pair of found) used.add(pair);
    return found.map(([, text]) => text!);
  };
  const problems = parameters.flatMap(({ raw, value }) => {
    const name = word(raw.name);
    const media = mediaTypeOf(raw);
    if (media !== undefined)
      return take(name).length === 0
        ? [`${name} is missing`]
        : judgeContent(name, decode(take(name)[0]!), media, value);
    const style = word(raw['x-collection-format']) || word(raw.style) || 'form';
    const isForm = style === 'form' || style === 'cookie';
    const explode = typeof raw.explode === 'boolean' ? raw.explode : isForm;
    if (value === null) return difference(name, take(name), []);
    if (typeof value !== 'object') return difference(name, take(name).map(decode), [textOf(value)]);
    if (style === 'deepObject')
      return leavesOf(name, value).flatMap(([own, texts]) => difference(own, take(own).map(decode), texts));
    if (Array.isArray(value) && explode) return judgeItems(name, take(name).map(decode), value);
    if (isMembers(value) && explode) {
      const own = Object.entries(value).filter(([, member]) => member !== null);
      return own.flatMap(([member, inner]) => judgeItems(member, take(member).map(decode), [inner]));
    }
    const texts = take(name);
    const sent = (Array.isArray(value) ? value : Object.values(value)).filter((item) => item !== null);
    if (sent.length === 0) return difference(name, texts, []);
    if (texts.length !== 1) return [`${name}: ${texts.length} pairs instead of one`];
    const pieces = splitAt(texts[0]!, DELIMITERS[style] ?? [',']).map(decode);
    return Array.isArray(value) ? judgeItems(name, pieces, value) : judgeMembers(name, inTurn(pieces), value);
  });
  return { problems, rest: pairs.filter((pair) => !used.has(pair)) };
}

export function mediaTypeOf({ content }: Members): string | undefined {
  return Object.keys(members(content))[0];
}
