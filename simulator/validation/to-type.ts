import type { ParameterContract } from '#core/contracts/simulator-contract';
import { readScalar } from '#core/http/wire/value-shape';
import type { Json } from '#core/json/json';

/** Converts a string of a header or form to a value; returns the string itself if it does not represent that type. */
export function toType(text: string, type: ParameterContract['type']): Json {
  return type === 'array' ? text.split(',') : readScalar(text, type);
}
