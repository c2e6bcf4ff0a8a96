import { createCompiler } from '#core/schema/create-compiler';
import type { ExplainedError } from '#core/schema/explain-error';
import { judge } from '#core/schema/judge';
import type { BundledDescription } from '../../../generator/read/normalize/bundled-description';
import type { ExampleCase } from './example-case';

/** All rules that a value breaks for a schema of the description, in one direction. */
export type Validate = (given: Pick<ExampleCase, 'schema' | 'direction' | 'value'>) => ExplainedError[];

// Types are checked by "compiles in strict mode"; here a schema is closed next to a reference, without a type.
const STRICTNESS = { strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true };

/** A validator for the schemas of a description. */
export function createValidator({ components }: BundledDescription): Validate {
  const schemas = components?.schemas ?? {};
  const compile = {
    request: createCompiler(schemas, 'request', STRICTNESS),
    response: createCompiler(schemas, 'response', STRICTNESS),
  };
  return ({ schema, direction, value }) => judge(compile[direction](schema), value);
}
