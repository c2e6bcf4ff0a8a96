import { Ajv2020 } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { Json } from '#core/json/json';

/** Returns the errors of plain JSON Schema for a value; empty when it is valid. */
type PlainValidate = (schema: Json, value: Json) => string[];

const ID = 'openapi.json';

/**
 * A validator as whoever downloads the file would write it: JSON Schema 2020-12, which knows nothing of requests and
 * responses, so read-only and write-only say nothing to it.
 * @see https://spec.openapis.org/oas/v3.1.0#schema-object
 */
export function createPlainValidator(description: BundledDescription): PlainValidate {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: ID, components: description.components });
  return (schema, value) => {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ID}#/`);
    const validate = ajv.compile(JSON.parse(text) as object);
    validate(value);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}
