import { _ } from 'ajv';
import standaloneCode from 'ajv/dist/standalone';
import type { SimulatorSchemas } from '../contracts/validators';
import { addSchemas } from './create-validators';

/**
 * Compiles the validators of schemas to one CommonJS module that exports them by their names, for browsers: a page should evaluate no
 * string as code. They decide as those of `createValidators` do.
 */
export function compileValidators(schemas: SimulatorSchemas): string {
  const formats = _`require("#core/schema/formats").FORMATS`;
  const { ajv, references } = addSchemas(schemas, { source: true, formats });
  return standaloneCode(ajv, references);
}
