import { isObject, type Json } from '../../json/json';
import { textOf } from '../../json/read';
import { statusName } from '../../http/status-names';
import { readLoose, readWhole } from './read-loose';

/** A call as far as free text describes it. */
export interface Parts {
  method?: string;
  address?: string;
  status?: number;
}

/** More values or members than any log has. */
const MOST_VALUES = 200;
const MOST_MEMBERS = 4000;
const NESTED = 3;

const METHODS = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'QUERY', 'TRACE']);

/** Reads everything in free text that is an object, or a list of objects; also in its strings. */
export function findValues(text: string): Json[] {
  const values: Json[] = [];
  const opening = /[{]|\[(?=\s{0,40}\{)/g;
  for (let at = opening.exec(text); at !== null && values.length < MOST_VALUES; at = opening.exec(text)) {
    const read = readLoose(text, at.index);
    if (read === undefined) continue;
    values.push(read.value);
    opening.lastIndex = read.end;
  }
  return values.flatMap((value) => [value, ...valuesInStrings(value, NESTED)]);
}

/** The values in the strings of a value: a body that a log has as text. */
export function valuesInStrings(value: Json, left: number = NESTED): Json[] {
  if (left === 0) return [];
  return membersOf(value).flatMap(({ value: text }) => {
    if (typeof text !== 'string') return [];
    const inner = readWhole(text) ?? (text.includes('{') ? findFirst(text) : undefined);
    return inner === undefined ? [] : [inner, ...valuesInStrings(inner, left - 1)];
  });
}

function findFirst(text: string): Json | undefined {
  const start = text.indexOf('{');
  return readLoose(text, start)?.value;
}

/** A value inside another, with the names that lead to it; the places in lists do not count. */
interface Member {
  names: string[];
  value: Json;
}

/** All scalars in a value. */
export function membersOf(root: Json): Member[] {
  const members: Member[] = [];
  const open: Member[] = [{ names: [], value: root }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { names, value } = next;
    if (members.length + open.length > MOST_MEMBERS) break;
    if (Array.isArray(value)) for (const item of value.toReversed()) open.push({ names, value: item });
    else if (isObject(value))
      for (const [name, member] of Object.entries(value).toReversed())
        open.push({ names: [...names, name], value: member });
    else members.push(next);
  }
  return members;
}

/** Finds the call that members of a log name: a status, a method, an address. */
export function partsOfValue(value: Json): Parts {
  const members = membersOf(value);
  const status = members.find(
    ({ names, value: one }) => /status|code/i.test(names.at(-1) ?? '') && isErrorStatus(Number(one)),
  );
  const method = members.find(({ value: one }) => METHODS.has(textOf(one)?.toUpperCase() ?? ''));
  const address = members.find(
    ({ names, value: one }) =>
      typeof one === 'string' &&
      isAddress(one) &&
      /ur[li]|path|address|endpoint|route|target|href/i.test(names.at(-1) ?? ''),
  );
  return {
    ...(status && { status: Number(status.value) }),
    ...(method && { method: textOf(method.value)?.toUpperCase() }),
    ...(address && { address: textOf(address.value) }),
  };
}

function isErrorStatus(status: number): boolean {
  return Number.isInteger(status) && status >= 400 && status < 600;
}

function isAddress(word: string): boolean {
  return /^(?:https?:\/\/[^\s/]|\/[\w{:$-])/.test(word);
}

const WORD = /[^\s"'`<>(),;[\]{}|\\]{1,4096}/g;
const NUMBER = /(?<![\w.:/-])[45]\d\d(?![\w/-]|\.\d|:\d\d)/g;
const NEAR = 40;

/** Finds the call that a trace or the line of a log names. */
export function partsOfText(text: string): Parts {
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const at = words.findIndex((word) => isAddress(word) && !isFile(word));
  const method = methodBefore(words, at);
  const status = statusIn(text, 0);
  return {
    ...(at >= 0 && { address: words[at]!.replace(/[.:]$/, '') }),
    ...(method !== undefined && { method }),
    ...(status !== undefined && { status }),
  };
}

/** Finds the call that the sentences of a log name, in its strings. */
export function partsOfSentences(value: Json): Parts {
  const text = membersOf(value)
    .flatMap(({ value: one }) => (typeof one === 'string' && one.includes(' ') ? [one] : []))
    .join('\n');
  const { address, method } = partsOfText(text);
  const status = statusIn(text, 1);
  return {
    ...(address !== undefined && { address }),
    ...(method !== undefined && { method }),
    ...(status !== undefined && { status }),
  };
}

/** A path of a source in a trace: `/app/main.py:12`. */
function isFile(word: string): boolean {
  return /^\/.{0,4000}\.(?:[cm]?[jt]sx?|py|rb|php|go|java|kt|cs|rs|swift|so|jar|node|html?)(?:$|[:?)])/.test(
    word,
  );
}

/** A method near before the address, else the first one that is a word. */
function methodBefore(words: readonly string[], at: number): string | undefined {
  const isMethod = (word: string) => METHODS.has(word);
  const before = words.slice(Math.max(0, at - 4), Math.max(0, at)).findLast(isMethod);
  return before ?? words.find(isMethod);
}

/**
 * The number that most looks like the status of a response: next to its name or to a word for it.
 * @param least 0 takes any number, 1 only one next to such a word.
 */
function statusIn(text: string, least: number): number | undefined {
  const found = [...text.matchAll(NUMBER)].slice(0, MOST_VALUES).map(({ 0: number, index }) => {
    const around = text.slice(Math.max(0, index - NEAR), index + 3 + NEAR);
    const isNamed = around.includes(statusName(number) || '\n');
    const isSaid = /status|http|error|code|client|server|response|exception/i.test(around);
    return { status: Number(number), weight: (isNamed ? 2 : 0) + (isSaid ? 1 : 0) };
  });
  const best = Math.max(least, ...found.map(({ weight }) => weight));
  return found.find(({ weight }) => weight === best)?.status;
}
