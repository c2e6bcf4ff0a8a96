import type { ValidateFunction } from 'ajv';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import type { SchemaError } from '#core/contracts/validators';
import { isObject, type Json } from '#core/json/json';
import { createAjv } from '#core/schema/create-ajv';
import type { Direction } from '#core/schema/direction';
import { isUnknownMember, pointerOf } from '#core/schema/error-kinds';
import { projectDefinitions, projectSchema } from '#core/schema/project-schema';
import { writeOutVariants } from '#core/schema/write-out-variants';
import { upgradeSchemas } from '../../../read/normalize/openapi-30';
import type { Side } from '../side';

/** An error of a value: where, as in a `Site`, and why. */
export interface SchemaFault {
  path: string;
  message: string;
  /** Whether it is about a field that is not described. */
  isUnknown: boolean;
  /** Whether too many alternatives fit, which depends on what else they take. */
  isAmbiguous: boolean;
}

/** Validates a value; undefined if the schema cannot be compiled. */
type Check = (value: Json) => SchemaFault[] | undefined;

/** The validators of one side. */
export interface SchemaChecks {
  /** A strict API: it refuses fields that are not described. */
  request: (raw: Json) => Check;
  /** An API that takes what the schema takes. */
  lenient: (raw: Json) => Check;
  /** A reader of responses: it ignores such fields. */
  response: (raw: Json) => Check;
  /** A strict API that responds: it sends no such fields. */
  sender: (raw: Json) => Check;
}

export function createSchemaChecks({ model }: Side): SchemaChecks {
  const components = writeOutVariants(
    Object.fromEntries(model.schemas.map(({ name, rawSchema = {} }) => [name, upgradeSchemas(rawSchema)])),
  );
  const checksOf = (direction: Direction, closed: boolean): ((raw: Json) => Check) => {
    const ajv = createAjv({ validateSchema: false });
    ajv.addSchema({ $id: direction, $defs: projectDefinitions(components, direction, { closed }) });
    const known = new Map<Json, Check>();
    return (raw) =>
      getOrInsertComputed(known, raw, () => {
        const options = { closed, components, document: direction };
        try {
          const schema = projectSchema(upgradeSchemas(raw), direction, options);
          return toCheck(ajv.compile(isObject(schema) ? schema : {}));
        } catch {
          return () => undefined;
        }
      });
  };
  return {
    request: checksOf('request', true),
    lenient: checksOf('request', false),
    response: checksOf('response', false),
    sender: checksOf('response', true),
  };
}

function toCheck(validate: ValidateFunction): Check {
  return (value) => {
    if (validate(value)) return [];
    return (validate.errors ?? []).map((error) => ({
      path: pathOf(pointerOf(error as SchemaError), value),
      message: error.message ?? error.keyword,
      isUnknown: isUnknownMember(error),
      isAmbiguous: error.keyword === 'oneOf',
    }));
  };
}

/** `/items/0/tax` as `.items[].tax`. */
function pathOf(pointer: string, value: Json): string {
  let current: Json | undefined = value;
  return pointer
    .split('/')
    .slice(1)
    .map((token) => {
      const isList = Array.isArray(current);
      const key = token.replaceAll('~1', '/').replaceAll('~0', '~');
      current = isList ? (current as Json[])[Number(key)] : isObject(current) ? current[key] : undefined;
      return isList ? '[]' : `.${key}`;
    })
    .join('');
}
