import type { Json } from '#core/json/json';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { BundledDescription } from '../../../generator/bundle/bundled-description';
import { projectDefinitions, projectSchema, type Direction } from '#core/schema/project-schema';
import type { ExampleCase } from './example-case';
import { chooseBranch, violationOf, type Violation } from './violation';

/** All rules that a value breaks for a schema of the description, in one direction. */
export type Validate = (given: Pick<ExampleCase, 'schema' | 'direction' | 'value'>) => Violation[];

/**
 * A validator for the schemas of a description. It is closed: a member that no schema names is a violation, so that a
 * misspelled member of an example is found.
 */
export function createValidator(description: BundledDescription): Validate {
  const check = {
    request: createDirection(description, 'request'),
    answer: createDirection(description, 'answer'),
  };
  return ({ schema, direction, value }) =>
    check[direction](projectSchema(schema, direction, { closed: true }), value, '');
}

type CheckProjected = (projected: Json, value: unknown, pointer: string) => Violation[];

function createDirection(description: BundledDescription, direction: Direction): CheckProjected {
  const ajv = createAjv();
  const schemas = description.components?.schemas ?? {};
  ajv.addSchema(
    inOneDocument({ $defs: projectDefinitions(schemas, direction, { closed: true }) }),
    'components',
  );
  const compiled = new Map<string, ValidateFunction>();
  const check: CheckProjected = (projected, value, pointer) => {
    const key = JSON.stringify(projected);
    const validate = compiled.get(key) ?? ajv.compile(inOneDocument(projected));
    compiled.set(key, validate);
    validate(value);
    return explain(validate.errors ?? [], pointer, check);
  };
  return check;
}

function createAjv(): Ajv2020 {
  // Types are checked by "compiles in strict mode"; here a schema is closed beside a reference, where no type stands.
  const strictness = {
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
  } as const;
  const ajv = new Ajv2020({ ...strictness, allErrors: true, verbose: true });
  addFormats(ajv);
  return ajv;
}

/** References to definitions, made absolute, so that each definition is compiled once. */
function inOneDocument(schema: Json): Record<string, unknown> | boolean {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/$defs/', '"$ref":"components#/$defs/');
  return JSON.parse(text) as Record<string, unknown> | boolean;
}

/** Ajv reports every branch of an anyOf; people want the one that was meant. */
function explain(errors: ErrorObject[], pointer: string, check: CheckProjected): Violation[] {
  const choices = errors.filter(
    ({ keyword, params }) => /^(any|one)Of$/.test(keyword) && !params.passingSchemas,
  );
  const isInside = (error: ErrorObject) =>
    choices.some((choice) => errors.indexOf(error) < errors.indexOf(choice) && isBranchOf(error, choice));
  return errors
    .filter((error) => !isInside(error))
    .flatMap((error) => {
      if (!choices.includes(error)) return [violationOf(error, pointer)];
      const branches = (error.schema as Json[]).map((branch) =>
        check(branch, error.data, pointer + error.instancePath),
      );
      return chooseBranch(branches);
    });
}

function isBranchOf(error: ErrorObject, choice: ErrorObject): boolean {
  if (!error.instancePath.startsWith(choice.instancePath)) return false;
  const parent = choice.schemaPath.replace(/\/[^/]+$/, '');
  return error.schemaPath.startsWith(`${choice.schemaPath}/`) || !error.schemaPath.startsWith(parent);
}
