import { isObject, type Json, type JsonObject } from '#core/json/json';

/** A message about a field or parameter in the body of an error; `field` is empty if it names none. */
interface Message {
  field: string;
  text: string;
}

/** Bodies come from callers: no more than this is read. */
const MOST_MESSAGES = 50;

/** Reads the messages of the body of an error: of `errors` by field, and the sentence of `error`, which may quote a name. */
export function readMessages({ error, errors }: JsonObject): Message[] {
  const sentence = typeof error === 'string' ? [readSentence(error)] : [];
  const fields = isObject(errors) ? Object.entries(errors).slice(0, MOST_MESSAGES) : [];
  return [
    ...sentence,
    ...fields.flatMap(([field, texts]) => textsOf(texts).map((text) => ({ field, text }))),
  ];
}

function textsOf(texts: Json): string[] {
  const list = Array.isArray(texts) ? texts.slice(0, MOST_MESSAGES) : [texts];
  return list.filter((text) => typeof text === 'string');
}

/** `Query parameter "limit" is not an integer.` is about `limit`, and says the same of another name. */
function readSentence(error: string): Message {
  const [, field = ''] = /"([^"]{1,80})"/.exec(error) ?? [];
  return { field, text: field === '' ? error : error.replace(`"${field}"`, '""') };
}
