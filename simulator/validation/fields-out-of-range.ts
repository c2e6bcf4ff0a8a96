import { isObject, type Json } from '#core/json/json';
import { MAX_AMOUNT } from '../tax/amount-range';

/** The only amount that is sent as a string. */
const AMOUNT_STRING = 'unit_cost';

interface Member {
  /** As `fields` of an error name it: `items[0].amount`. */
  name: string;
  /** The last key of the name; the body and entries of lists have none. */
  key?: string;
  value: Json;
}

/** Names of the fields whose number is too large to calculate with in cents; `items[0].amount` inside a list. */
export function fieldsOutOfRange(body: Json): string[] {
  const tooLarge: string[] = [];
  const waiting: Member[] = [{ name: '', value: body }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isTooLarge(next)) tooLarge.push(next.name);
    waiting.push(...membersOf(next));
  }
  return tooLarge;
}

function isTooLarge({ key, value }: Member): boolean {
  const amount = key === AMOUNT_STRING ? Number(value) : value;
  return typeof amount === 'number' && Math.abs(amount) >= MAX_AMOUNT;
}

function membersOf({ name, value }: Member): Member[] {
  if (Array.isArray(value)) {
    return value.map((entry, index) => ({ name: `${name}[${index}]`, value: entry }));
  }
  if (!isObject(value)) return [];
  const prefix = name === '' ? '' : `${name}.`;
  return Object.entries(value).map(([key, inner]) => ({ name: prefix + key, key, value: inner }));
}
