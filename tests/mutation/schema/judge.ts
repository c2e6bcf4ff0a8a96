import type { Json, JsonObject } from '#core/json/json';
import type { Ajv2020 } from 'ajv/dist/2020';
import { createAjv } from '#core/schema/create-ajv';
import type { Direction } from '#core/schema/direction';
import type { Definitions } from './definitions';

/** True when the schema at `location` takes `value`. */
export type Judge = (direction: Direction, location: string, value: Json) => boolean;

/** The closed validators of both directions, each compiled when it is first asked for. */
export function createJudge({ projected }: Definitions): Judge {
  const ajv = {
    request: createHolder(projected.request, 'request'),
    response: createHolder(projected.response, 'response'),
  };
  return (direction, location, value) => {
    const validate = ajv[direction].getSchema(direction + location);
    if (!validate) throw new Error(`There is no schema at ${location}.`);
    return validate(value) === true;
  };
}

/** An Ajv that holds the definitions as the document `id`. */
export function createHolder(definitions: JsonObject, id: string): Ajv2020 {
  const ajv = createAjv({ allErrors: false, messages: false, inlineRefs: false, validateSchema: false });
  ajv.addSchema({ $id: id, $defs: definitions });
  return ajv;
}
