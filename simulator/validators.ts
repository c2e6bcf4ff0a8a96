import { createValidators } from '#core/schema/create-validators';
import type { SimulatorSchemas } from '#core/contracts/validators';
import schemasText from '../generated/simulator/schemas.json';

/** Compiled when they are used. The build of the site replaces this module: a page should evaluate no string as code. */
const validators = createValidators(schemasText as unknown as SimulatorSchemas);

export default validators;
