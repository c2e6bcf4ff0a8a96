import { Ajv2020, type ErrorObject } from 'ajv/dist/2020';
import type { BundledDescription } from '../../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';

/** The errors of a value against the schema at a pointer. */
export type Judge = (pointer: string, value: Json) => ErrorObject[];

/** A judge for one description; it reads a schema when it is first asked about it. */
export function createJudge(description: BundledDescription): Judge {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: false,
    // The description is known to be one; what is saved here is spent by every mutant.
    validateSchema: false,
    meta: false,
    code: { optimize: false },
  });
  const { schemas = {}, parameters = {} } = description.components ?? {};
  ajv.addSchema({ $id: 'description', components: { schemas, parameters }, paths: description.paths });
  return (pointer, value) => {
    const validate = ajv.getSchema(`description${encodeURI(pointer)}`);
    if (validate === undefined) throw new Error(`No schema at ${pointer}.`);
    const isValid = validate(value) as boolean;
    return isValid ? [] : (validate.errors ?? []);
  };
}
