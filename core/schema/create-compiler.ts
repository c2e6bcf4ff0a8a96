import type { Options } from 'ajv/dist/2020';
import type { Validator } from '../contracts/validators';
import type { Json, JsonObject } from '../json/json';
import { createAjv } from './create-ajv';
import type { Direction } from './direction';
import { projectDefinitions, projectSchema } from './project-schema';
import { writeOutVariants } from './write-out-variants';

const COMPONENTS = 'components';

/** Compiles a schema of a description. */
export type Compiler = (schema: Json) => Validator;

/**
 * Returns a function that compiles schemas of a description for bodies of one direction, with a cache. Compiled schemas are
 * closed: they reject members that no schema names. `schemas` are the component schemas by name.
 * @param definitions those schemas, projected for the direction; a caller that needs them passes them.
 */
export function createCompiler(
  schemas: Record<string, Json>,
  direction: Direction,
  options: Options = {},
  definitions?: JsonObject,
): Compiler {
  const components = writeOutVariants(schemas);
  const ajv = createAjv(options);
  const $defs = definitions ?? projectDefinitions(components, direction, { closed: true });
  ajv.addSchema({ $id: COMPONENTS, $defs });
  const compiled = new Map<string, Validator>();
  return (schema) => {
    const projected = projectSchema(schema, direction, {
      closed: true,
      components,
      document: COMPONENTS,
    });
    const key = JSON.stringify(projected);
    const validator = compiled.get(key) ?? ajv.compile(projected as object | boolean);
    compiled.set(key, validator);
    return validator;
  };
}

/** Returns the definitions that the compiled schemas of a direction refer to: closed ones, without annotations. */
export function closedDefinitions(schemas: Record<string, Json>, direction: Direction): JsonObject {
  return projectDefinitions(writeOutVariants(schemas), direction, { closed: true });
}
