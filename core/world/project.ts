import type { ResponseFacts } from '../contracts/world-contract';
import type { JsonObject } from '../json/json';
import { joinPointer } from '../json/pointer';
import { define } from './place';
import { copyOrigins, originAt, type Origins, setOrigin } from './provenance';
import type { StoredRecord } from './world';

/**
 * The members of a record that an answer has, in the order of its schema.
 * @param isOwnExample whether the record is the example of this answer, which may have members that an open schema does not name.
 */
export function project(
  { value, origins }: StoredRecord,
  { members, isOpen }: Pick<ResponseFacts, 'members' | 'isOpen'>,
  isOwnExample: boolean,
): { value: JsonObject; origins: Origins } {
  const names = members ?? Object.keys(value);
  const others = isOwnExample && isOpen ? Object.keys(value).filter((name) => !names.includes(name)) : [];
  const shown: JsonObject = {};
  const shownOrigins: Origins = new Map();
  setOrigin(shownOrigins, '', originAt(origins, ''));
  for (const name of [...names, ...others]) {
    if (!Object.hasOwn(value, name)) continue;
    const pointer = joinPointer('', name);
    define(shown, name, structuredClone(value[name]!));
    if (originAt(origins, pointer) !== originAt(origins, '') || hasBelow(origins, pointer))
      copyOrigins(origins, pointer, shownOrigins, pointer);
  }
  return { value: shown, origins: shownOrigins };
}

function hasBelow(origins: Origins, pointer: string): boolean {
  return [...origins.keys()].some((known) => known.startsWith(`${pointer}/`));
}
