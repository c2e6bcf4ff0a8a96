import type { InterpretedSchemas, SimulatorSchemas } from '../contracts/validators';
import { projectDefinitions, projectSchema } from './project-schema';
import { writeOutVariants } from './write-out-variants';

/**
 * Projects schemas as their description means them, for `createInterpreter`: members that no schema names are allowed unless it forbids
 * them. `createOpenValidators` compiles the same.
 */
export function projectOpenSchemas({ components, validators }: SimulatorSchemas): InterpretedSchemas {
  const written = writeOutVariants(components);
  return {
    definitions: {
      request: projectDefinitions(written, 'request'),
      response: projectDefinitions(written, 'response'),
    },
    validators: Object.fromEntries(
      Object.entries(validators).map(([name, { direction, schema }]) => [
        name,
        projectSchema(schema, direction, { components: written, document: direction }),
      ]),
    ),
  };
}
