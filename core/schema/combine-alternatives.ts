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
  return atEachChoice(dropOtherForms(errors), (inside) => {
    const types = inside.filter(({ keyword }) => keyword === 'type');
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    return [
      ...inside.filter((error) => !types.includes(error) && !missing.includes(error)),
      ...combine(types, { type: distinct(types.flatMap(({ params }) => params.type)) }),
      ...combine(missing, { alternatives: distinct(missing.flatMap(missingMembers)) }),
    ];
  });
}

/** The errors without the members that other branches of a choice lack, wherever one branch has all it needs. */
export function dropOtherForms<Given extends PlacedError>(errors: readonly Given[]): Given[] {
  return atEachChoice(errors, (inside, since) => {
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    const isComplete =
      missing.length < mostOften(unknownMembers(inside)) || isWrongInside(since, inside, missing);
    return isComplete ? inside.filter((error) => !missing.includes(error)) : inside;
  });
}

/**
 * Changes what the branches of each choice say. `change` gets the errors of the branches about the value itself, and
 * all errors since the choice was last come to; two bases of one schema may lead to the same choice.
 */
function atEachChoice<Given extends PlacedError>(
  errors: readonly Given[],
  change: (inside: Given[], since: Given[]) => Given[],
): Given[] {
  return errors.reduce<Given[]>((seen, error) => {
    if (!isChoice(error)) return [...seen, error];
    const start = seen.findLastIndex((other) => isSamePlace(other, error)) + 1;
    const since = seen.slice(start);
    const inside = since.filter((other) => isInBranch(other, error));
    const outside = since.filter((other) => !inside.includes(other));
    return [...seen.slice(0, start), ...outside, ...change(inside, since), error];
  }, []);
}

function isChoice({ keyword, params }: PlacedError): boolean {
  return (keyword === 'oneOf' || keyword === 'anyOf') && !params.passingSchemas;
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

function isSamePlace(error: PlacedError, choice: PlacedError): boolean {
  return error.instancePath === choice.instancePath && error.schemaPath === choice.schemaPath;
}

/**
 * Members that branches do not know, each once for every branch. With fewer missing members than that there is a branch
 * that has all it needs, and that was the one meant.
 */
function unknownMembers(errors: PlacedError[]): string[] {
  return errors.map(({ params }) => params.unevaluatedProperty).filter((name) => typeof name === 'string');
}

function mostOften(names: string[]): number {
  return Math.max(0, ...names.map((name) => names.filter((other) => other === name).length));
}

/**
 * True when some branches do not know a member, another one finds its value wrong, and only as many members are missing
 * as there are branches of the first kind: then the other one has all it needs, and was the one meant.
 */
function isWrongInside(since: PlacedError[], inside: PlacedError[], missing: PlacedError[]): boolean {
  const unknown = unknownMembers(inside).filter((name) =>
    since.some(({ instancePath }) => isBelow(instancePath, `${inside[0]?.instancePath}/${name}`)),
  );
  return unknown.length > 0 && missing.length <= mostOften(unknown);
}

function isBelow(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
