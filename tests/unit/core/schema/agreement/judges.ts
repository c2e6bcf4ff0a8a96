import { parsePointer } from '#core/json/pointer';
import type { Contract } from '#core/contracts/simulator-contract';
import type { SimulatorSchemas, Validators } from '#core/contracts/validators';
import type { JsonObject } from '#core/json/json';
import { compileValidators } from '#core/schema/compile-validators';
import { createValidators } from '#core/schema/create-validators';
import { createInterpreter } from '#core/schema/interpret/create-interpreter';
import { judge } from '#core/schema/judge';
import { projectDefinitions, projectSchema } from '#core/schema/project-schema';
import { writeOutVariants } from '#core/schema/write-out-variants';
import type { BundledDescription } from '../../../../../generator/read/normalize/bundled-description';
import { buildApiModel } from '../../../../../generator/model/api/build-api-model';
import { emitSimulator } from '../../../../../generator/emit/simulator/emit-simulator';
import type { Problem } from '../../../../../generator/problems/problem';
import { checkBody } from '../../../../../simulator/validation/check-body';
import { doc } from '../../../../builders/description';
import { lintWithRule } from '../../../../builders/lint-files';
import { loadCompiled } from '../../../../builders/load-compiled';
import { BOOK_SETTINGS } from '../../../simulator/describe';
import { createValidator } from '../../../../contract/description/validator';
import { COMPONENTS, type Row } from './rows';

/** Says of each row whether its value is valid. */
type Judge = (rows: Row[]) => boolean[] | Promise<boolean[]>;

/** The five places that say whether a value is valid, each through the door that it has. */
export const JUDGES: Record<string, Judge> = {
  'the lint rule': async (rows) => {
    const files = { 'openapi.yaml': JSON.stringify(describeRows(rows)) };
    const problems = JSON.parse(await lintWithRule('valid-examples', files, {}, 'json')) as Problem[];
    const places = problems
      .flatMap(({ location, others = [] }) => [location, ...others])
      .map(({ pointer }) => parsePointer(pointer)[1]);
    return rows.map((_, index) => !places.includes(`/row${index}`));
  },
  'the contract tests': (rows) => {
    const validate = createValidator(describeRows(rows));
    return rows.map(
      ({ schema, value, direction = 'request' }) => validate({ schema, value, direction }).length === 0,
    );
  },
  'the simulator': (rows) => {
    const { validatorOf, contract } = compileRows(rows, createValidators);
    return rows.map(({ value }, index) => validatorOf(validatorName(contract, index))(value));
  },
  'the interpreter': (rows) => {
    const { validatorOf, contract } = compileRows(rows, interpretClosed);
    return rows.map(({ value }, index) => validatorOf(validatorName(contract, index))(value));
  },
  'the payload check': (rows) => {
    // In the page, they are compiled ahead.
    const compile = (schemas: SimulatorSchemas) => loadCompiled(compileValidators(schemas));
    const { validatorOf, contract } = compileRows(rows, compile);
    return rows.map(({ value, direction }, index) => {
      const problems =
        direction === 'response'
          ? judge(validatorOf(validatorName(contract, index)), value)
          : checkBody({ contract, validatorOf }, `row${index}`, value);
      return problems.length === 0;
    });
  },
};

/** The validators of a simulator, which are closed, without compiling them. */
function interpretClosed({ components, validators }: SimulatorSchemas): Validators {
  const options = { closed: true, components: writeOutVariants(components) };
  const validatorOf = createInterpreter({
    definitions: {
      request: projectDefinitions(options.components, 'request', options),
      response: projectDefinitions(options.components, 'response', options),
    },
    validators: Object.fromEntries(
      Object.entries(validators).map(([name, { direction, schema }]) => [
        name,
        projectSchema(schema, direction, { ...options, document: direction }),
      ]),
    ),
  });
  return Object.fromEntries(Object.keys(validators).map((name) => [name, validatorOf(name)]));
}

/** An operation for each row, with its value as an example of its body. */
function describeRows(rows: Row[]): BundledDescription {
  return doc({
    paths: Object.fromEntries(rows.map((row, index) => [`/row${index}`, { post: operationOf(row, index) }])),
    components: { schemas: COMPONENTS },
  });
}

function operationOf({ schema, value, direction }: Row, index: number): JsonObject {
  const content = { 'application/json': { schema, examples: { default: { value } } } };
  return direction === 'response'
    ? { operationId: `row${index}`, responses: { '200': { description: 'Done.', content } } }
    : { operationId: `row${index}`, requestBody: { content }, responses: {} };
}

function compileRows(rows: Row[], compile: (schemas: SimulatorSchemas) => Validators) {
  const files = emitSimulator(buildApiModel(describeRows(rows)), BOOK_SETTINGS);
  const textOf = (name: string) => files.find(({ path }) => path === `simulator/${name}`)?.content ?? '';
  const validators = compile(JSON.parse(textOf('schemas.json')) as SimulatorSchemas);
  const contract = JSON.parse(textOf('contract.json')) as Contract;
  const validatorOf = (name: string) => validators[name]!;
  return { contract, validatorOf };
}

function validatorName({ operations }: Contract, index: number): string {
  const operation = operations.find(({ id }) => id === `row${index}`);
  return operation?.body?.validator ?? operation?.success?.validator ?? '';
}
