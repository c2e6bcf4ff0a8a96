import type { SchemaError } from '../contracts/validators';
import { buildErrorTree, errorsOf, type ErrorNode } from './error-tree';
import { isUnknownMember, pointerOf, pointersAbove } from './error-kinds';

/**
 * Replaces the errors of each choice (`oneOf`, `anyOf`) by those of the alternative that the value comes closest to. If it comes
 * as close to several, their errors about the same value become one: a list of types, of values, or of members of which one is
 * missing.
 */
export function combineAlternatives<Given extends SchemaError>(errors: readonly Given[]): Given[] {
  return resolve(buildErrorTree(errors));
}

function resolve<Given extends SchemaError>(nodes: ErrorNode<Given>[]): Given[] {
  const isDoubtful = doubtfulMembers(errorsOf(nodes));
  return nodes.flatMap((node) => {
    if (node.alternatives.length > 0) return choose(node);
    return isUnknownMember(node.error) && isDoubtful(pointerOf(node.error)) ? [] : [node.error];
  });
}

/**
 * Members that are not really unknown: a schema that fails does not say which members it knows, so those with an error at or below
 * them are reported as unknown too.
 */
function doubtfulMembers(errors: SchemaError[]): (pointer: string) => boolean {
  const wrong = errors.filter((error) => !isUnknownMember(error)).map(pointerOf);
  const doubtful = new Set([...wrong, ...errors.map(pointerOf).flatMap(pointersAbove)]);
  return (pointer) => doubtful.has(pointer);
}

function choose<Given extends SchemaError>({ error, alternatives }: ErrorNode<Given>): Given[] {
  const { instancePath } = error;
  const isOfType = (one: Given) => one.keyword === 'type' && one.instancePath === instancePath;
  const resolved = alternatives.map(resolve);
  const typed = resolved.filter((errors) => !errors.some(isOfType));
  const others = resolved.filter((errors) => !errors.some(isAboutNull));
  return merge(typed.length > 0 ? closestOf(typed) : others.length > 0 ? others : resolved, instancePath);
}

function isAboutNull({ keyword, params }: SchemaError): boolean {
  return keyword === 'type' && params.type === 'null';
}

/** The alternatives with the lowest score. */
function closestOf<Given extends SchemaError>(alternatives: Given[][]): Given[][] {
  const scored = alternatives.map((errors) => ({ errors, score: scoreOf(errors) }));
  const isClosest = (score: number[]) => scored.every((other) => compare(score, other.score) <= 0);
  return scored.filter(({ score }) => isClosest(score)).map(({ errors }) => errors);
}

/**
 * How far a value is from an alternative, the most telling sign first: members that have only one value, by which alternatives
 * differ; unknown members; missing members; other wrong values.
 */
function scoreOf(errors: SchemaError[]): number[] {
  const count = (accepts: (error: SchemaError) => boolean) => errors.filter(accepts).length;
  return [
    count(({ keyword }) => keyword === 'const'),
    count(isUnknownMember),
    count(({ keyword }) => keyword === 'required'),
    new Set(errors.map(pointerOf)).size,
  ];
}

function compare(one: number[], other: number[]): number {
  return one.map((part, index) => part - other[index]!).find((difference) => difference !== 0) ?? 0;
}

/** The errors of the first alternative, which say what the others accept instead. */
function merge<Given extends SchemaError>(alternatives: Given[][], instancePath: string): Given[] {
  const isMissing = (error: Given) => error.keyword === 'required' && error.instancePath === instancePath;
  const all = alternatives.flat();
  return [
    ...alternatives[0]!.filter((error) => !isMissing(error)).map((error) => mergeAccepted(error, all)),
    ...mergeMissing(alternatives.map((errors) => errors.filter(isMissing))),
  ];
}

/** Parameters with what a keyword accepts. */
const ACCEPTED: Record<string, string> = { type: 'type', enum: 'allowedValues', const: 'allowedValue' };

/** Adds the types or values that the same keyword accepts elsewhere. */
function mergeAccepted<Given extends SchemaError>(error: Given, all: Given[]): Given {
  const { instancePath, keyword } = error;
  const name = ACCEPTED[keyword];
  // equivalent mutants (guard): errors of other keywords lack the parameter, so nothing would be added
  if (name === undefined) return error;
  const same = all.filter((other) => other.instancePath === instancePath && other.keyword === keyword);
  const accepted = distinct(same.flatMap(({ params }) => params[name]));
  if (accepted.length < 2) return error;
  if (keyword === 'const') return { ...error, keyword: 'enum', params: { allowedValues: accepted } };
  return { ...error, params: { ...error.params, [name]: accepted } };
}

/** Members that all alternatives miss, and one error for those of which one is enough. */
function mergeMissing<Given extends SchemaError>(alternatives: Given[][]): Given[] {
  const [first = []] = alternatives;
  const names = alternatives.map((errors) => errors.flatMap(missingMembers));
  const isMissingInAll = (error: Given) =>
    missingMembers(error).every((name) => names.every((some) => some.includes(name)));
  const common = first.filter(isMissingInAll);
  const own = first.find((error) => !isMissingInAll(error));
  const isOneEnough = alternatives.every((errors) => errors.length === common.length + 1);
  if (!own || !isOneEnough) return first;
  const missing = alternatives.flat().filter((error) => !isMissingInAll(error));
  return [...common, { ...own, params: { alternatives: distinct(missing.flatMap(missingMembers)) } }];
}

function missingMembers({ params }: SchemaError): unknown[] {
  return Array.isArray(params.alternatives) ? params.alternatives : [params.missingProperty];
}

function distinct(values: unknown[]): unknown[] {
  return [...new Set(values)];
}
