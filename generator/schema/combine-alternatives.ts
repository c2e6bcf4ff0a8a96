import type { SchemaError } from './explain-error';

/** A complaint with its place in the schema, which tells the branches of a choice from what stands beside it. */
export interface PlacedError extends SchemaError {
  schemaPath: string;
}

/**
 * What the branches of `oneOf` and `anyOf` say about the same value, said once: the types that fit, or the members of
 * which one is missing. Ajv reports each branch by itself, as if all of them were meant.
 */
export function combineAlternatives<Given extends PlacedError>(errors: readonly Given[]): Given[] {
  return errors.reduce<Given[]>(
    (seen, error) => (isChoice(error) ? [...combineBranches(seen, error), error] : [...seen, error]),
    [],
  );
}

function isChoice({ keyword, params }: PlacedError): boolean {
  return (keyword === 'oneOf' || keyword === 'anyOf') && !params.passingSchemas;
}

function combineBranches<Given extends PlacedError>(seen: Given[], choice: Given): Given[] {
  const inside = seen.filter((error) => isInBranch(error, choice));
  const types = inside.filter(({ keyword }) => keyword === 'type');
  const missing = inside.filter(({ keyword }) => keyword === 'required');
  const isComplete = missing.length < countUnknown(inside);
  return [
    ...seen.filter((error) => !types.includes(error) && !missing.includes(error)),
    ...combine(types, { type: distinct(types.flatMap(({ params }) => params.type)) }),
    ...(isComplete ? [] : combine(missing, { alternatives: distinct(missing.flatMap(missingMembers)) })),
  ];
}

function combine<Given extends PlacedError>(errors: Given[], params: Record<string, unknown>): Given[] {
  const [first] = errors;
  return first === undefined || errors.length === 1 ? errors : [{ ...first, params }];
}

/** Branches come before their choice; what `allOf` says beside it does too. */
function isInBranch({ instancePath, schemaPath }: PlacedError, choice: PlacedError): boolean {
  if (instancePath !== choice.instancePath) return false;
  const beside = `${choice.schemaPath.replace(/\/[^/]+$/, '')}/allOf/`;
  return schemaPath.startsWith(`${choice.schemaPath}/`) || !schemaPath.startsWith(beside);
}

function missingMembers({ params }: PlacedError): unknown[] {
  return Array.isArray(params.alternatives) ? params.alternatives : [params.missingProperty];
}

/**
 * How often the same unknown member is reported, which is once for each branch: with fewer missing members there is a
 * branch that has all it needs, and that was the one meant.
 */
function countUnknown(errors: PlacedError[]): number {
  const names = errors.map(({ params }) => params.unevaluatedProperty).filter((name) => name !== undefined);
  return Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
}

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
