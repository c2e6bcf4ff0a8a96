import type { SentRequest } from './judge-request';
import { judgeContent } from './decode-content';
import { judgePairs } from './decode-styles';
import {
  difference,
  form,
  isMembers,
  itemsOf,
  judgeItems,
  members,
  splitPair,
  type Members,
  type Value,
  word,
} from './decode-values';
import { readParts, type SentPart } from './read-parts';

/** A body of a description with the value that a request must have for it. */
export interface GivenBody {
  /** As the description has it, perhaps with a range or a parameter. */
  mediaType: string;
  /** The Media Type Object, as it is written. */
  raw: Members;
  value: Value;
}

/** The rest of what says how a body is written. */
interface Around {
  /** Of OpenAPI. */
  version: string;
  /** The content of the file that a snippet reads. */
  file: string;
}

export function judgeBody(sent: SentRequest, { mediaType, raw, value }: GivenBody, around: Around): string[] {
  const type = String(sent.headers['content-type'] ?? '');
  if (!isWithin(type, mediaType)) return difference('type of the body', type, mediaType);
  if (/^multipart\//i.test(type)) return judgeParts(readParts(sent.body, type), raw, value, around);
  if (/form-urlencoded/i.test(type) && isMembers(value)) return judgeForm(sent.body, raw, value, true);
  if (isBinary(type) && sent.body === around.file) return [];
  return judgeContent('body', sent.body, type, value);
}

/** Whether a media type is a wanted one, or in a wanted range. Parameters such as `charset` say nothing about it. */
function isWithin(type: string, wanted: string): boolean {
  const [got, range] = [type, wanted].map((text) => text.split(';')[0]!.trim().toLowerCase());
  const pattern = range!.split('*').map((text) => text.replaceAll(/[+.]/g, String.raw`\$&`));
  return new RegExp(`^${pattern.join('[^/]+')}$`).test(got!);
}

/** A form: by the style of a field if it has one, else by its values. */
export function judgeForm(text: string, media: Members, value: Value, isBody: boolean): string[] {
  if (!isMembers(value)) return [`form of ${JSON.stringify(value)}`];
  const pairs = text
    .split('&')
    .filter((pair) => pair !== '')
    .map(splitPair);
  const encodings = members(media.encoding);
  const [styled, others] = [true, false].map((isWanted) =>
    Object.entries(value).filter(([name]) => hasStyle(members(encodings[name])) === isWanted),
  );
  const { problems, rest } = judgePairs(
    pairs,
    styled!.map(([name, inner]) => ({ raw: { ...members(encodings[name]), name }, value: inner })),
    form,
  );
  const isJson = (name: string) => /json/i.test(word(members(encodings[name]).contentType));
  const plain = others!.flatMap(([name, inner]) => {
    const texts = rest.filter(([own]) => form(own!) === name).map(([, one]) => form(one!));
    const items = itemsOf(inner);
    return isJson(name)
      ? difference(
          name,
          texts.map((one) => JSON.parse(one) as Value),
          items,
        )
      : judgeItems(name, texts, items);
  });
  const names = new Set(Object.keys(value));
  const unknown = rest.filter(([name]) => !names.has(form(name!)));
  return [
    ...problems,
    ...plain,
    ...(isBody ? unknown.map(([name]) => `form: ${name} is not described`) : []),
  ];
}

function judgeParts(parts: SentPart[], media: Members, value: Value, around: Around): string[] {
  if (Array.isArray(value))
    return [
      ...difference('number of parts', parts.length, value.length),
      ...parts.flatMap((part, index) => judgePart(`part ${index}`, part, value[index] ?? null, {}, around)),
    ];
  const encodings = members(media.encoding);
  const isStyled = (name: string) => hasStyle(members(encodings[name])) && !around.version.startsWith('3.0');
  const styled = Object.entries(members(value)).filter(([name]) => isStyled(name));
  const pairs = parts.map((part) => [part.name ?? '', part.body]);
  const asPairs = judgePairs(
    pairs,
    styled.map(([name, inner]) => ({ raw: { ...members(encodings[name]), name }, value: inner })),
    (text) => text,
  );
  const others = Object.entries(members(value)).filter(([name]) => !isStyled(name));
  const names = new Set(others.map(([name]) => name));
  return [
    ...asPairs.problems,
    ...asPairs.rest.filter(([name]) => !names.has(name!)).map(([name]) => `part ${name} is not described`),
    ...others.flatMap(([name, inner]) => {
      const own = parts.filter((part) => part.name === name);
      const items = itemsOf(inner);
      return own.length === items.length
        ? own.flatMap((part, index) => judgePart(name, part, items[index]!, members(encodings[name]), around))
        : [`${name}: ${own.length} parts instead of ${items.length}`];
    }),
  ];
}

/** A part has the type of its encoding, else one that its value has by default. */
function judgePart(name: string, part: SentPart, value: Value, encoding: Members, around: Around): string[] {
  const type = part.headers['content-type'] ?? 'text/plain';
  const isNested = /^multipart\//i.test(type);
  const wanted = word(encoding.contentType) || (isNested ? type : defaultTypes(value));
  if (!wanted.split(',').some((one) => isWithin(type, one)))
    return difference(`type of ${name}`, type, wanted);
  if (part.body === around.file)
    return typeof value === 'string' ? [] : [`${name}: a file instead of ${JSON.stringify(value)}`];
  if (isNested) return judgeParts(readParts(part.body, type), {}, value, { ...around, version: '3.2' });
  return judgeContent(name, part.body, type, value);
}

/** A string is also sent as bytes, by the words of its schema. */
function defaultTypes(value: Value): string {
  if (typeof value === 'object') return 'application/json';
  return typeof value === 'string' ? 'text/plain, application/octet-stream' : 'text/plain';
}

function hasStyle(encoding: Members): boolean {
  return ['style', 'explode', 'allowReserved', 'x-collection-format'].some(
    (name) => encoding[name] !== undefined,
  );
}

const isBinary = (type: string) => !/json|xml|ya?ml|^text\/|form-urlencoded/i.test(type);
