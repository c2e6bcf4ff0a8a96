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
  return (['type', 'required'] as const).reduce((errors, keyword) => {
    const alternatives = inside.filter((error) => error.keyword === keyword);
    const [first] = alternatives;
    if (first === undefined || alternatives.length < 2) return errors;
    const combined = { ...first, params: PARAMS[keyword](alternatives) };
    return [...errors.filter((error) => !alternatives.includes(error)), combined];
  }, seen);
}

/** Branches come before their choice; what `allOf` says beside it does too. */
function isInBranch({ instancePath, schemaPath }: PlacedError, choice: PlacedError): boolean {
  if (instancePath !== choice.instancePath) return false;
  const beside = `${choice.schemaPath.replace(/\/[^/]+$/, '')}/allOf/`;
  return schemaPath.startsWith(`${choice.schemaPath}/`) || !schemaPath.startsWith(beside);
}

const PARAMS = {
  type: (errors: PlacedError[]) => ({ type: distinct(errors.flatMap(({ params }) => params.type)) }),
  required: (errors: PlacedError[]) => ({
    alternatives: distinct(errors.flatMap(({ params }) => params.alternatives ?? params.missingProperty)),
  }),
};

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
