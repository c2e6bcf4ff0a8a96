import type { Json } from '../../json/json';
import { tryParse } from '../../json/try-parse';
import { findQuoteEnd } from './find-quote-end';

/** A value as far as it can be read. */
interface Loose {
  value: Json;
  /** The offset behind it. */
  end: number;
}

/** Deeper values are left out. */
const DEPTH = 64;

/** The name of a member without quotes: `first_name`, `$ref`, `items[0].price`, and `:state` of Ruby. */
const BARE_NAME = /:?[\w$][\w$.[\]-]{0,120}/y;
const SEPARATOR = /\s{0,200}(?:=>|:|=)\s{0,4000}/y;
const SPACE = /[\s,]{0,4000}/y;
const BARE_VALUE = /[^,}\]\n]{0,400}/y;
/** Marks of Python before a string: `u'text'`, `b"text"`. */
const PREFIX = /[ubr](?=["'])/y;

const WORDS: Readonly<Record<string, Json>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  nil: null,
  NULL: null,
  undefined: null,
};

interface Frame {
  /** Absent in a list. */
  entries?: [name: string, value: Json][];
  items: Json[];
  /** Of the member that is being read. */
  name?: string;
}

/**
 * Reads an object or a list at an offset as JSON, or as a language prints it: with single quotes, `=>`, `True` or `nil`, escaped in a
 * string of a log, or cut off at its end. Returns undefined for an object without members and for a list without objects. One pass,
 * without recursion.
 */
export function readLoose(text: string, start: number): Loose | undefined {
  const stack: Frame[] = [];
  let index = start;
  let root: Frame | undefined;
  const add = (value: Json): void => {
    const frame = stack.at(-1);
    if (frame?.entries) frame.entries.push([frame.name ?? '', value]);
    else frame?.items.push(value);
  };
  while (index < text.length) {
    const character = text[index]!;
    if (character === '{' || character === '[') {
      const frame: Frame = character === '{' ? { entries: [], items: [] } : { items: [] };
      root ??= frame;
      stack.push(frame);
      index = skip(text, index + 1);
    } else if (character === '}' || character === ']') {
      const closed = stack.pop();
      index += 1;
      if (stack.length === 0) break;
      if (closed && stack.length < DEPTH) add(valueOf(closed));
      index = skip(text, index);
    } else {
      const read = readMember(text, index);
      if (read === undefined) break;
      index = read.end;
      const frame = stack.at(-1)!;
      if (frame.entries && read.name === undefined) break;
      if (frame.entries) frame.name = read.name;
      if (read.value !== undefined) {
        add(read.value);
        index = skip(text, index);
      } else if (text[index] !== '{' && text[index] !== '[') break;
    }
  }
  // Values that are still open end here.
  for (let open = stack.pop(); open !== undefined && stack.length > 0; open = stack.pop())
    if (stack.length < DEPTH) add(valueOf(open));
  if (root === undefined) return undefined;
  const value = valueOf(root);
  const isEmpty = root.entries ? root.entries.length === 0 : !root.items.some(isContainer);
  return isEmpty ? undefined : { value, end: Math.max(index, start + 1) };

  /** Reads `name: value`, `name:` before an object or a list, or an item of a list. */
  function readMember(from: string, at: number): { name?: string; value?: Json; end: number } | undefined {
    const isMember = stack.at(-1)?.entries !== undefined;
    if (!isMember) return readValue(from, at);
    const name = readName(from, at);
    if (name === undefined) return undefined;
    SEPARATOR.lastIndex = name.end;
    if (!SEPARATOR.test(from)) return undefined;
    const end = SEPARATOR.lastIndex;
    if (from[end] === '{' || from[end] === '[') return { name: name.text, end };
    return { name: name.text, ...readValue(from, end) };
  }
}

const isContainer = (value: Json): boolean => typeof value === 'object' && value !== null;

/** Members are defined, not assigned: one may have the name `__proto__`. */
function valueOf({ entries, items }: Frame): Json {
  return entries ? (Object.fromEntries(entries) as Json) : items;
}

function skip(text: string, index: number): number {
  SPACE.lastIndex = index;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function readName(text: string, index: number): { text: string; end: number } | undefined {
  const quoted = readQuoted(text, index);
  if (quoted) return quoted;
  BARE_NAME.lastIndex = index;
  const [name] = BARE_NAME.exec(text) ?? [];
  // Ruby and JavaScript write `name:`, whose colon separates.
  return name === undefined ? undefined : { text: name.replace(/^:/, ''), end: index + name.length };
}

function readValue(text: string, index: number): { value: Json; end: number } {
  const quoted = readQuoted(text, index);
  if (quoted) return { value: quoted.text, end: quoted.end };
  BARE_VALUE.lastIndex = index;
  const [bare = ''] = BARE_VALUE.exec(text) ?? [];
  const word = bare.trim();
  const value = Object.hasOwn(WORDS, word) ? WORDS[word]! : (numberOf(word) ?? word);
  return { value, end: index + bare.length };
}

function numberOf(word: string): number | undefined {
  return word !== '' && word.length < 30 && Number.isFinite(Number(word)) ? Number(word) : undefined;
}

/** A string between quotes that are escaped as often at its end as at its start. */
function readQuoted(text: string, index: number): { text: string; end: number } | undefined {
  PREFIX.lastIndex = index;
  let start = PREFIX.test(text) ? index + 1 : index;
  const first = start;
  while (text[start] === '\\') start += 1;
  const escapes = start - first;
  const mark = text[start];
  if (mark !== '"' && mark !== "'") return undefined;
  const end = findQuoteEnd(text, start + 1, mark, escapes);
  const to = end ? end.at - Math.min(end.escapes, escapes) : text.length;
  return { text: unescape(text.slice(start + 1, to), escapes), end: end ? end.at + 1 : text.length };
}

const ESCAPED: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** Undoes the escapes of a string, once more for each time that a log has escaped it. */
function unescape(text: string, escapes: number): string {
  const once = unescapeOnce(text);
  return escapes > 0 ? unescapeOnce(once) : once;
}

function unescapeOnce(text: string): string {
  return text.replace(
    /\\(?:u([\da-f]{4})|x([\da-f]{2})|([^]))/gi,
    (_, long?: string, short?: string, one = '') =>
      long || short
        ? String.fromCharCode(parseInt(long ?? short ?? '', 16))
        : (ESCAPED[one as string] ?? (one as string)),
  );
}

/** Reads a whole text as JSON, or as much of it as can be read. */
export function readWhole(text: string): Json | undefined {
  const start = text.search(/\S/);
  if (start < 0 || (text[start] !== '{' && text[start] !== '[')) return undefined;
  return (isShallow(text) ? tryParse(text) : undefined) ?? readLoose(text, start)?.value;
}

/** Whether JSON is so flat that reading it without a limit is safe. */
function isShallow(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEPTH) return false;
  }
  return true;
}
