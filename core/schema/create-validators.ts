import type { Ajv2020, CodeOptions } from 'ajv/dist/2020';
import type { SimulatorSchemas, Validators } from '../contracts/validators';
import { createAjv } from './create-ajv';
import { projectDefinitions, projectSchema } from './project-schema';
import { writeOutVariants } from './write-out-variants';

/**
 * Returns the validators of a simulator by their names. Each is compiled when it is first asked for. They are closed: they reject
 * members that no schema names.
 */
export function createValidators(schemas: SimulatorSchemas): Validators {
  const { ajv, references } = addSchemas(schemas);
  const getters = Object.entries(references).map(([name, reference]) => [
    name,
    { enumerable: true, get: () => ajv.getSchema(reference) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters) as PropertyDescriptorMap) as Validators;
}

/**
 * Creates the Ajv that has the schemas of a simulator, with the reference to that of each validator by its name.
 * @param code how it compiles, which never changes what is valid.
 */
export function addSchemas(
  { components, validators }: SimulatorSchemas,
  code: CodeOptions = {},
): { ajv: Ajv2020; references: Record<string, string> } {
  const ajv = createAjv({
    // The description has been checked.
    validateSchema: false,
    // Browsers load less.
    messages: false,
    inlineRefs: false,
    // Takes a third of the time, and minifiers do the same.
    code: { optimize: false, ...code },
  });
  const options = { closed: true, components: writeOutVariants(components) };
  for (const direction of ['request', 'response'] as const) {
    const $defs = projectDefinitions(options.components, direction, options);
    for (const [name, validator] of Object.entries(validators)) {
      if (validator.direction !== direction) continue;
      // No component has such a name.
      $defs[`$${name}`] = projectSchema(validator.schema, direction, options);
    }
    ajv.addSchema({ $id: direction, $defs });
  }
  const references = Object.entries(validators).map(([name, { direction }]) => [
    name,
    `${direction}#/$defs/$${name}`,
  ]);
  return { ajv, references: Object.fromEntries(references) as Record<string, string> };
}
