import { joinWords, splitWords } from './text/words';

/** A member of JSON with a message: `"country":["is invalid"`, whose end may be cut off. */
const MEMBER = /"([^"]+)"\s*:\s*\[?\s*"((?:[^"\\]|\\.)*)/gu;

/** So many letters tell messages apart, and whoever pastes one may have cut it off. */
const KEY = 24;
/** With fewer, a query begins anything. */
const MIN_START = 12;

/**
 * Returns the messages of errors that a query may be, as words of the index, most specific first: the members of a body in JSON,
 * with the name of their field and without, then the query itself. A single word is too little.
 */
export function readMessages(query: string): string[] {
  const text = query.replace(/\\+(["/])/g, '$1');
  const members = [...text.matchAll(MEMBER)].flatMap(([, name = '', value = '']) => [
    `${name} ${value}`,
    value,
  ]);
  return [...members, text].filter((one) => splitWords(one).length > 1).map(messageKey);
}

/** A message as a word of the index: the beginning of all of its words, joined. */
export function messageKey(text: string): string {
  return joinWords(text).slice(0, KEY);
}

/** Whether a message may be one that is cut off there. */
export function isStartOfMessage(key: string): boolean {
  return key.length >= MIN_START;
}
