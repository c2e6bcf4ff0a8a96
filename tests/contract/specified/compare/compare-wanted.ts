import { isDeepStrictEqual } from 'node:util';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';
import { cite } from './cite';
import type { Finding } from './finding';
import { valueAt } from './sites';

/** A value that the description must have at a location. */
export interface Wanted {
  pointer: string;
  /** Its entry in the transcription. */
  entry: string;
  /** Undefined where nothing may stand. */
  value: Json | undefined;
}

/** The places where another value stands. */
export function compareWanted(description: BundledDescription, wanted: readonly Wanted[]): Finding[] {
  return wanted
    .map((one) => ({ ...one, has: valueAt(description, one.pointer) }))
    .filter(({ has, value }) => !isDeepStrictEqual(has, value))
    .map(({ pointer, entry, value, has }) => ({
      pointer,
      message: `${pointer.slice(2)} is ${JSON.stringify(has)}; the specification ${value === undefined ? 'has none' : `says ${JSON.stringify(value)}`} (${cite(entry)}).`,
      remedy: value === undefined ? 'Remove it.' : `Write ${JSON.stringify(value)}.`,
    }));
}
