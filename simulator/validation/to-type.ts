import type { Json } from '#core/json/json';
import type { ParameterContract } from '#core/contracts/simulator-contract';

const PATTERNS = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ };

/** The value that a text of a URL or form stands for; the text itself where it is not of that type. */
export function toType(text: string, type: ParameterContract['type']): Json {
  if (type === 'array') return text.split(',');
  if (type === 'string' || !PATTERNS[type].test(text)) return text;
  if (type === 'boolean') return text === 'true';
  const value = Number(text);
  // Beyond 2^53 two ids would become one.
  return type === 'integer' && !Number.isSafeInteger(value) ? text : value;
}
