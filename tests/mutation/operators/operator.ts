import type { Json, JsonObject } from '#core/json/json';
import type { Site } from '../schema/walk';

/** The information that an operator has about the location of a value. */
export interface Place extends Pick<Site, 'pointer' | 'location' | 'types'> {
  /** The schema as the description has it, members of the other direction included. */
  raw: JsonObject;
  /** Names that any schema of the same value requires. */
  required: ReadonlySet<string>;
  /** True when a schema of the same value refuses members that nobody names. */
  isClosed: boolean;
  /** True when no schema of the same value has a pattern, a format or a list. */
  isFreeText: boolean;
  /** Values that any schema of the same value lists. */
  listed: readonly Json[];
  /** Values of examples of the same direction at a location below that of the place. */
  samples: (...keys: (string | number)[]) => Json[];
  /** The same, of the other direction. */
  samplesOfOther: (...keys: (string | number)[]) => Json[];
}

/** One kind of change to a value of an example. */
export interface Operator {
  name: string;
  /** The keyword that it tests; `entry`: every location where a value begins. */
  keyword: string;
  /** True: tried wherever a body uses the schema and with every choice of members, because its surroundings matter. */
  inEveryUse?: boolean;
  /** Values that replace `value`. None when the operator finds nothing to change. */
  mutate: (value: Json, schema: JsonObject, place: Place) => Json[];
}
