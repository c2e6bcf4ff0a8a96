import { isObject, type Json } from '#core/json/json';
import { MAX_AMOUNT } from '../tax/amount-range';

/** The one amount that is sent as a string. */
const AMOUNT_STRING = /(^|\.)unit_cost$/;

/** Names of the fields whose number is too large to reckon with in cents; `items[0].amount` inside a list. */
export function fieldsOutOfRange(body: Json): string[] {
  const tooLarge: string[] = [];
  const waiting: [name: string, value: Json][] = [['', body]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [name, value] = next;
    if (isTooLarge(name, value)) tooLarge.push(name);
    waiting.push(...membersOf(name, value));
  }
  return tooLarge;
}

function isTooLarge(name: string, value: Json): boolean {
  const amount = AMOUNT_STRING.test(name) ? Number(value) : value;
  return typeof amount === 'number' && Math.abs(amount) >= MAX_AMOUNT;
}

function membersOf(name: string, value: Json): [string, Json][] {
  if (Array.isArray(value)) return value.map((entry, index) => [`${name}[${index}]`, entry]);
  if (!isObject(value)) return [];
  return Object.entries(value).map(([member, inner]) => [name === '' ? member : `${name}.${member}`, inner]);
}
