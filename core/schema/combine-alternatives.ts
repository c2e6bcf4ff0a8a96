import { groupBy } from '../collections/group-by';
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

/**
 * Drops the missing members that some branches of a choice report, if another branch is complete, and the unknown members that
 * another branch knows.
 */
export function dropOtherBranches<Given extends SchemaError>(errors: readonly Given[]): Given[] {
  return atEachChoice(errors, (inside, since, choice) => {
    const branches = countBranches(inside, since, choice);
    const missing = inside.filter(({ keyword }) => keyword === 'required');
    // An incomplete branch reports at least one missing member: with more branches than reports, one is complete.
    const dropped = new Set([
      ...(branches > missing.length ? missing : []),
      ...knownElsewhere(inside, branches),
    ]);
    return inside.filter((error) => !dropped.has(error));
  });
}

/** The reports of unknown members of which fewer exist than branches: another branch knows these members. */
function knownElsewhere<Given extends SchemaError>(inside: Given[], branches: number): Given[] {
  const unknown = inside.filter(isUnevaluated);
  return [...groupBy(unknown, pointerOf).values()].filter(({ length }) => length < branches).flat();
}

/**
 * Replaces the errors inside each choice. `change` receives the errors that its branches report about the value itself, and
 * all errors since the last visit of the choice; two bases of one schema may share it.
 */
function atEachChoice<Given extends SchemaError>(
  errors: readonly Given[],
  change: (inside: Given[], since: Given[], choice: Given) => Given[],
): Given[] {
  let seen: Given[] = [];
  for (const error of errors) {
    if (isChoice(error)) {
      const start = seen.findLastIndex((other) => isSameSchema(other, error)) + 1;
      const since = seen.splice(start);
      const inside = new Set(since.filter((other) => isInBranch(other, error)));
      const outside = since.filter((other) => !inside.has(other));
      seen = seen.concat(outside, change([...inside], since, error));
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
 * Lower bound of the branches of a failed choice, all of which reported errors. Three signs tell them apart: the paths of
 * inline branches; that a branch reports the members it does not know after its other errors; and that each branch reports a
 * member either as unknown, or not at all, or with its value.
 */
function countBranches(inside: SchemaError[], since: SchemaError[], choice: SchemaError): number {
  const unknown = inside.filter(isUnevaluated).map(pointerOf);
  const counts = unknown.map((member) => {
    const isWrongElsewhere = since.some(({ instancePath }) => isBelow(instancePath, member));
    return unknown.filter((other) => other === member).length + (isWrongElsewhere ? 1 : 0);
  });
  return Math.max(...counts, countInline(since, choice), countRuns(inside, since));
}

/** Counts the inline branches that accept the type of the value. */
function countInline(since: SchemaError[], { instancePath, schemaPath }: SchemaError): number {
  const own = since.filter((error) => error.schemaPath.startsWith(`${schemaPath}/`));
  const branchOf = (error: SchemaError) => error.schemaPath.slice(schemaPath.length + 1).split('/')[0];
  const others = own.filter((error) => error.keyword === 'type' && error.instancePath === instancePath);
  return new Set(own.map(branchOf)).size - new Set(others.map(branchOf)).size;
}

/** Counts the runs of errors that each end with unknown members; the last may end without. */
function countRuns(inside: SchemaError[], since: SchemaError[]): number {
  const own = new Set(inside);
  const isEnd = (error: SchemaError) => own.has(error) && isUnevaluated(error);
  const run = since.slice(since.findIndex((error) => own.has(error)));
  return run.filter((error, index) => {
    const next = run[index + 1];
    return next === undefined || (isEnd(error) && !isEnd(next));
  }).length;
}

function isUnevaluated({ keyword }: SchemaError): boolean {
  return keyword === 'unevaluatedProperties';
}

function isBelow(pointer: string, parent: string): boolean {
  return pointer === parent || pointer.startsWith(`${parent}/`);
}

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
