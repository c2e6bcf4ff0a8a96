import { isObject, type Json } from '../json/json';
import { parsePointer } from '../json/pointer';

/** The value of a sample at a pointer; every entry of a list is like the first of the sample. */
export function sampleAt(sample: Json | undefined, pointer: string): Json | undefined {
  let value = sample;
  for (const token of parsePointer(pointer))
    value = Array.isArray(value)
      ? value[0]
      : isObject(value) && Object.hasOwn(value, token)
        ? value[token]
        : undefined;
  return value;
}
