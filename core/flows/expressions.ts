import { isObject, type Json } from '../json/json';

/** The outputs of the steps that have run, by the ids of the steps and the names of the outputs. */
export type FlowOutputs = Readonly<Record<string, Readonly<Record<string, Json>>>>;

const EXPRESSION = /^\$steps\.([\w-]+)\.outputs\.([\w-]+)$/;

/** The step and the name of an output. */
interface OutputReference {
  step: string;
  output: string;
}

/**
 * Reads a runtime expression that means the output of a step; undefined for any other value.
 * @see https://spec.openapis.org/arazzo/v1.0.1.html#runtime-expressions
 */
export function readExpression(value: unknown): OutputReference | undefined {
  const [, step, output] = (typeof value === 'string' && EXPRESSION.exec(value)) || [];
  return step === undefined || output === undefined ? undefined : { step, output };
}

/** A value that is taken from an earlier step. */
export interface TakenValue extends OutputReference {
  /** Path of the value: `customer.id`, `items[0].amount`. */
  name: string;
}

/** Returns every output that a value takes, at any depth. */
export function takenValuesIn(value: Json, path = ''): TakenValue[] {
  const reference = readExpression(value);
  if (reference) return [{ ...reference, name: path }];
  if (Array.isArray(value)) return value.flatMap((item, index) => takenValuesIn(item, `${path}[${index}]`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    takenValuesIn(member, path === '' ? name : `${path}.${name}`),
  );
}

/**
 * Returns a copy of a value in which every runtime expression is replaced by its output.
 * @throws Error if a step has not run or has no such output.
 */
export function resolveExpressions(value: Json, outputs: FlowOutputs): Json {
  const reference = readExpression(value);
  if (reference) return requireOutput(reference, outputs);
  if (Array.isArray(value)) return value.map((item) => resolveExpressions(item, outputs));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [name, resolveExpressions(member, outputs)]);
  return Object.fromEntries(members) as Json;
}

function requireOutput({ step, output }: OutputReference, outputs: FlowOutputs): Json {
  const values = Object.hasOwn(outputs, step) ? outputs[step] : undefined;
  const value = values && Object.hasOwn(values, output) ? values[output] : undefined;
  if (value === undefined) throw new Error(`The step ${step} has no output ${output}.`);
  return value;
}
