import { parsePointer } from '#core/json/pointer';
import type { Json } from '#core/json/json';
import type { World } from './load-world';

/** Copies a world with one value of one example replaced; throws when the example or its parent is missing. */
export function withValue(world: World, name: string, pointer: string, value: Json): World {
  const copy = structuredClone(world);
  const keys = parsePointer(pointer);
  const last = keys.pop() ?? '';
  let parent: Json | undefined = copy.find((example) => example.name === name)?.value;
  for (const key of keys) parent = (parent as Record<string, Json> | undefined)?.[key];
  if (typeof parent !== 'object' || parent === null) throw new Error(`No ${pointer} in ${name}`);
  (parent as Record<string, Json>)[last] = value;
  return copy;
}

/** Copies a world without some of its examples. */
export const withoutExamples = (world: World, ...names: string[]): World =>
  world.filter((example) => !names.includes(example.name));
