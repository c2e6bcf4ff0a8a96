import type { Json } from '#core/json/json';
import type { ParameterContract } from '#core/contracts/simulator-contract';

const PATTERNS = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ };

/** Converts a string of a URL or form to a value; returns the string itself if it does not represent that type. */
export function toType(text: string, type: ParameterContract['type']): Json {
  if (type === 'array') return text.split(',');
  if (type === 'string' || !PATTERNS[type].test(text)) return text;
  if (type === 'boolean') return text === 'true';
  const value = Number(text);
  // Beyond 2^53, distinct ids would collide.
  return type === 'integer' && !Number.isSafeInteger(value) ? text : value;
}
