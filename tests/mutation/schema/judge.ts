import type { Json, JsonObject } from '#core/json/json';
import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { Direction } from '#core/schema/project-schema';
import type { Definitions } from './definitions';

/** True when the schema at `location` takes `value`. */
export type Judge = (direction: Direction, location: string, value: Json) => boolean;

/** The closed validators of both directions, each compiled when it is first asked for. */
export function createJudge({ projected }: Definitions): Judge {
  const ajv = {
    request: createAjv(projected.request, 'request'),
    answer: createAjv(projected.answer, 'answer'),
  };
  return (direction, location, value) => {
    const validate = ajv[direction].getSchema(direction + location);
    if (!validate) throw new Error(`There is no schema at ${location}.`);
    return validate(value) === true;
  };
}

/** An Ajv that holds the definitions as the document `id`. */
export function createAjv(definitions: JsonObject, id: string): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, messages: false, inlineRefs: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema({ $id: id, $defs: definitions });
  return ajv;
}
