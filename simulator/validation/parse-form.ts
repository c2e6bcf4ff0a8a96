import { isObject, type Json, type JsonObject } from '#core/json/json';

/**
 * A URL-encoded body as older clients send it: `contact[first_name]=Ada&items[][amount]=5&tags[]=a`. All values are
 * texts. `[]` starts a new entry, or goes on with the last one until a member would repeat.
 */
export function parseForm(text: string): JsonObject {
  const body: JsonObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    put(body, name.replaceAll(']', '').split('['), value);
  }
  return body;
}

function put(target: JsonObject, [name = '', ...rest]: string[], value: string): void {
  const isOwn = Object.hasOwn(target, name);
  if (rest.length === 0) define(target, name, value);
  else if (rest[0] === '' || /^\d+$/.test(rest[0] ?? '')) {
    const list = isOwn && Array.isArray(target[name]) ? target[name] : [];
    define(target, name, list);
    putEntry(list, rest, value);
  } else {
    const member = isOwn && isObject(target[name]) ? target[name] : {};
    define(target, name, member);
    put(member, rest, value);
  }
}

function putEntry(list: Json[], [index = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    list.push(value);
    return;
  }
  const known = list.at(index === '' ? -1 : Number(index));
  const isNew =
    !isObject(known) || (index === '' && rest.length === 1 && Object.hasOwn(known, rest[0] ?? ''));
  const entry = isNew ? {} : known;
  if (isNew) list.push(entry);
  put(entry, rest, value);
}

/** Sets an own member whatever its name, `__proto__` included. */
function define(target: JsonObject, name: string, value: Json): void {
  Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
}
