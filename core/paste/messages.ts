import type { Json } from '../json/json';
import { membersOf } from './read/find-parts';

/** A scalar in the body of an error, by the names that lead to it. */
export interface Message {
  /** Without places in lists: `errors items.unit_price` for `{"errors": {"items[0].unit_price": […]}}`. */
  path: string;
  /** The name next to it as it is sent. */
  name: string;
  text: string;
  /** The same without its variable parts. */
  form: string;
}

/** Parts of a sentence that differ from call to call: a quoted name, a number. */
const VARIABLE = /(?<![\p{L}\p{N}])(?:"[^"\n]{1,120}"|'[^'\n]{1,120}'|`[^`\n]{1,120}`)|\d{1,40}/gu;
const BLANK = '\u0000';
const PLACE = /\[\d{1,9}\]|\.\d{1,9}(?=\.|$)/g;

export function messagesOf(body: Json): Message[] {
  return membersOf(body).flatMap(({ names, value }) => {
    if (value === null || value === '' || typeof value === 'object') return [];
    const text = String(value);
    const name = names.at(-1) ?? '';
    return [{ path: names.map(withoutPlaces).join(' '), name, text, form: formOf(text) }];
  });
}

/** `items[0].unit_price` is one of `items.unit_price`. */
export function withoutPlaces(name: string): string {
  return name.replace(PLACE, '');
}

/** A sentence without its variable parts; one of variable parts only is its own form. */
export function formOf(text: string): string {
  const form = normalize(text).replace(VARIABLE, BLANK);
  return form.replaceAll(BLANK, '').trim().length < 4 ? normalize(text) : form;
}

/** The fixed parts of a form, in their order. */
export function partsOfForm(form: string): string[] {
  return form.split(BLANK).filter((part) => part.trim() !== '');
}

/** The quoted names of a sentence: `limit` of `Query parameter "limit" is not an integer.` */
export function namesIn(text: string): string[] {
  return [...text.matchAll(VARIABLE)].flatMap(([part]) => (/^\d/.test(part) ? [] : [part.slice(1, -1)]));
}

export function normalize(text: string): string {
  return text.replace(/\s{1,4000}/g, ' ').trim();
}
