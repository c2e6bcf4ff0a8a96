import { childOf, joinPointer, parseFragment } from '#core/json/pointer';
import type { Problem } from '../../problems/problem';
import type { LocalDocuments } from './documents';
import { locationAt } from './locations';
import { isReference } from '#core/openapi/is-reference';
import { type Reference, documentOf } from './references';

/**
 * Reports references that lead back to themselves without reaching a value (`a` refers to `b`, `b` to `a`). A schema that contains
 * itself is not such a loop.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export async function findReferenceLoops(
  references: readonly Reference[],
  documents: LocalDocuments,
): Promise<Problem[]> {
  const next = new Map<object, Reference[]>();
  for (const reference of references) next.set(reference.node, await referenceChain(reference, documents));
  return references.filter(({ node }) => isLoop(node, next)).map(loopProblem);
}

/** Returns the references on the path to the target of a reference, and those in the target. */
async function referenceChain(
  { node, document }: Reference,
  documents: LocalDocuments,
): Promise<Reference[]> {
  const target = await documentOf(node.$ref, document, documents);
  if (!target) return [];
  const hops: Reference[] = [];
  let value: unknown = target.parsed;
  let pointer = '#';
  for (const key of [undefined, ...(parseFragment(fragmentOf(node.$ref)) ?? [])]) {
    if (key !== undefined) {
      value = childOf(value, key);
      pointer = joinPointer(pointer, key);
    }
    if (isReference(value)) hops.push({ node: value, document: target, pointer });
  }
  return hops;
}

/** Returns the fragment of a reference, including `#`. */
function fragmentOf(reference: string): string {
  return `#${reference.split('#')[1] ?? ''}`;
}

function isLoop(start: object, next: Map<object, Reference[]>): boolean {
  const seen = new Set<object>();
  const pending = [start];
  for (let node = pending.pop(); node; node = pending.pop()) {
    for (const hop of next.get(node) ?? []) {
      if (hop.node === start) return true;
      if (!seen.has(hop.node)) pending.push(hop.node);
      seen.add(hop.node);
    }
  }
  return false;
}

function loopProblem({ node, document, pointer }: Reference): Problem {
  return {
    ruleId: 'no-reference-loops',
    severity: 'error',
    message: `The reference \`${node.$ref}\` refers back to itself and never reaches a value.`,
    remedy: 'Replace one reference of the loop with its intended target.',
    location: locationAt(document, pointer),
  };
}
