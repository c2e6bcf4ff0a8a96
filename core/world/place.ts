import { isObject, type Json, type JsonObject } from '../json/json';
import { joinPointer, parsePointer, valueAt } from '../json/pointer';

/** Returns the object or array that holds the value at a pointer of `root`, and the last token; undefined if nothing holds it. */
function holderOf(root: Json, pointer: string): { holder: Json[] | JsonObject; token: string } | undefined {
  const tokens = parsePointer(pointer);
  const token = tokens.pop();
  const holder = valueAt(root, tokens);
  return token === undefined || !(Array.isArray(holder) || isObject(holder)) ? undefined : { holder, token };
}

/** Returns `root` with a value at a pointer; changes it, unless the pointer is that of the whole. */
export function putAt(root: Json, pointer: string, value: Json): Json {
  const found = holderOf(root, pointer);
  if (found === undefined) return pointer === '' ? value : root;
  const { holder, token } = found;
  if (Array.isArray(holder)) holder[Number(token)] = value;
  else define(holder, token, value);
  return root;
}

/** Removes what a pointer of `root` points at. */
export function dropAt(root: Json, pointer: string): void {
  const found = holderOf(root, pointer);
  if (found === undefined) return;
  const { holder, token } = found;
  if (Array.isArray(holder)) holder.splice(Number(token), 1);
  else delete holder[token];
}

/** Sets a member, also one with the name `__proto__`, which an assignment would not add. */
export function define(object: JsonObject, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}

/** Puts empty objects where a pointer leads through members that are not there. */
export function makeRoom(root: Json, pointer: string): Json {
  const whole = isObject(root) || Array.isArray(root) ? root : {};
  let above = '';
  for (const token of parsePointer(pointer).slice(0, -1)) {
    above = joinPointer(above, token);
    const inner = valueAt(whole, parsePointer(above));
    if (!isObject(inner) && !Array.isArray(inner)) putAt(whole, above, {});
  }
  return whole;
}
