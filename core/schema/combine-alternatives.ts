import type { SchemaError } from '../contracts/validators';
import { pointerOf } from './relevant-errors';

/**
 * Merges the errors that the branches of `oneOf` and `anyOf` report about the same value: into one list of accepted types,
 * or of members of which one is missing. Ajv reports each branch separately, as if all of them applied.
 */
export function combineAlternatives<Given extends SchemaError>(errors: readonly Given[]): Given[] {
  return atEachChoice(dropOtherBranches(errors), (inside) => {
    const types = inside.filter(({ keyword }) => keyword === 'type');
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    return [
      ...inside.filter((error) => !types.includes(error) && !missing.includes(error)),
      ...combine(types, { type: distinct(types.flatMap(({ params }) => params.type)) }),
      ...combine(missing, { alternatives: distinct(missing.flatMap(missingMembers)) }),
    ];
  });
}

/** Drops the missing members that some branches of a choice report, if another branch is complete. */
export function dropOtherBranches<Given extends SchemaError>(errors: readonly Given[]): Given[] {
  return atEachChoice(errors, (inside, since) => {
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    // An incomplete branch reports at least one missing member: with more branches than reports, one is complete.
    const isOneComplete = countBranches(inside, since) > missing.length;
    return isOneComplete ? inside.filter((error) => !missing.includes(error)) : inside;
  });
}

/**
 * Replaces the errors inside each choice. `change` receives the errors that its branches report about the value itself, and
 * all errors since the last visit of the choice; two bases of one schema may share it.
 */
function atEachChoice<Given extends SchemaError>(
  errors: readonly Given[],
  change: (inside: Given[], since: Given[]) => Given[],
): Given[] {
  let seen: Given[] = [];
  for (const error of errors) {
    if (isChoice(error)) {
      const start = seen.findLastIndex((other) => isSameSchema(other, error)) + 1;
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
 * The errors of branches precede that of their choice, but so do those of earlier bases in the same list. Errors behind a
 * reference are reported at the target schema, so a branch is recognized by its path, or by not being in those bases.
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

function isSameSchema(error: SchemaError, choice: SchemaError): boolean {
  return error.instancePath === choice.instancePath && error.schemaPath === choice.schemaPath;
}

/**
 * Lower bound of the branches that reported an error: each branch that does not know a member reports it, and a branch
 * that knows it may report its value.
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
