import type { Options } from 'ajv/dist/2020';
import type { Validator } from '../contracts/validators';
import type { Json } from '../json/json';
import { createAjv } from './create-ajv';
import type { Direction } from './direction';
import { projectDefinitions, projectSchema } from './project-schema';

const COMPONENTS = 'components';

/**
 * Returns a function that compiles schemas of a description for bodies of one direction, with a cache. Compiled schemas are
 * closed: they reject members that no schema names. `schemas` are the component schemas by name.
 */
export function createCompiler(
  schemas: Record<string, Json>,
  direction: Direction,
  options: Options = {},
): (schema: Json) => Validator {
  const ajv = createAjv(options);
  ajv.addSchema({ $id: COMPONENTS, $defs: projectDefinitions(schemas, direction, { closed: true }) });
  const compiled = new Map<string, Validator>();
  return (schema) => {
    const projected = projectSchema(schema, direction, {
      closed: true,
      components: schemas,
      document: COMPONENTS,
    });
    const key = JSON.stringify(projected);
    const validator = compiled.get(key) ?? ajv.compile(projected as object | boolean);
    compiled.set(key, validator);
    return validator;
  };
}
