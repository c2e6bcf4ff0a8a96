import type { SchemaError } from '../contracts/validators';
import { pointerOf } from './relevant-errors';

/**
 * What the branches of `oneOf` and `anyOf` say about the same value, said once: the types that fit, or the members of
 * which one is missing. Ajv reports each branch by itself, as if all of them were meant.
 */
export function combineAlternatives<Given extends SchemaError>(errors: readonly Given[]): Given[] {
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
export function dropOtherForms<Given extends SchemaError>(errors: readonly Given[]): Given[] {
  return atEachChoice(errors, (inside, since) => {
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    // Each branch that lacks something says so at least once: with more branches than that, one of them lacks nothing.
    const isOneComplete = countBranches(inside, since) > missing.length;
    return isOneComplete ? inside.filter((error) => !missing.includes(error)) : inside;
  });
}

/**
 * Changes what the branches of each choice say. `change` gets the errors of the branches about the value itself, and
 * all errors since the choice was last come to; two bases of one schema may lead to the same choice.
 */
function atEachChoice<Given extends SchemaError>(
  errors: readonly Given[],
  change: (inside: Given[], since: Given[]) => Given[],
): Given[] {
  let seen: Given[] = [];
  for (const error of errors) {
    if (isChoice(error)) {
      const start = seen.findLastIndex((other) => isSamePlace(other, error)) + 1;
      const since = seen.splice(start);
      const inside = new Set(since.filter((other) => isInBranch(other, error)));
      const outside = since.filter((other) => !inside.has(other));
      seen = seen.concat(outside, change([...inside], since));
    }
    seen.push(error);
  }
  return seen;
}

function isChoice({ keyword, params }: SchemaError): boolean {
  return (keyword === 'oneOf' || keyword === 'anyOf') && !params.passingSchemas;
}

function combine<Given extends SchemaError>(errors: Given[], params: Record<string, unknown>): Given[] {
  const [first] = errors;
  return first === undefined || errors.length === 1 ? errors : [{ ...first, params }];
}

/**
 * Branches come before their choice, and so do the bases that stand before it in one list. What a reference says is
 * reported at its own schema, so a branch is known by its place or by being in none of those bases.
 */
function isInBranch({ instancePath, schemaPath }: SchemaError, choice: SchemaError): boolean {
  if (instancePath !== choice.instancePath) return false;
  const [bases] = /^.*\/allOf\//.exec(choice.schemaPath) ?? [];
  return (
    bases === undefined || schemaPath.startsWith(`${choice.schemaPath}/`) || !schemaPath.startsWith(bases)
  );
}

function missingMembers({ params }: SchemaError): unknown[] {
  return Array.isArray(params.alternatives) ? params.alternatives : [params.missingProperty];
}

function isSamePlace(error: SchemaError, choice: SchemaError): boolean {
  return error.instancePath === choice.instancePath && error.schemaPath === choice.schemaPath;
}

/**
 * How many branches of a choice have been heard, at least: of one member, each branch that does not know it says so, and
 * a branch that knows it may say what is wrong with its value.
 */
function countBranches(inside: SchemaError[], since: SchemaError[]): number {
  const unknown = inside.filter(({ keyword }) => keyword === 'unevaluatedProperties').map(pointerOf);
  const counts = unknown.map((member) => {
    const isWrongElsewhere = since.some(({ instancePath }) => isBelow(instancePath, member));
    return unknown.filter((other) => other === member).length + (isWrongElsewhere ? 1 : 0);
  });
  return Math.max(...counts);
}

function isBelow(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
