import path from 'node:path';
import type { Problem } from '../problems/problem';
import { type Document, type LocalDocuments, locationOf } from './redocly';
import { childOf, pointerKeys } from './value-at';

/** A Reference Object and where it stands. */
interface Reference {
  node: { $ref: string };
  document: Document;
  pointer: string;
}

/**
 * References that lead back to themselves without ever reaching a value (`a` is a reference to `b`, `b` to `a`). A
 * schema that contains itself is no such loop. Reads the files that are referred to.
 * @see https://spec.openapis.org/oas/v3.1.0#reference-object
 */
export async function findReferenceLoops(entry: Document, documents: LocalDocuments): Promise<Problem[]> {
  const references = await collectReferences(entry, documents);
  const next = new Map<object, Reference[]>();
  for (const reference of references) next.set(reference.node, await hopsOf(reference, documents));
  return references.filter(({ node }) => isLoop(node, next)).map(loopProblem);
}

async function collectReferences(entry: Document, documents: LocalDocuments): Promise<Reference[]> {
  const references: Reference[] = [];
  const files = new Set([entry]);
  for (const document of files) {
    const found = referencesIn(document);
    references.push(...found);
    for (const { node } of found) {
      const target = await documentOf(node.$ref, document, documents);
      if (target) files.add(target);
    }
  }
  return references;
}

function referencesIn(document: Document): Reference[] {
  const references: Reference[] = [];
  const pending: [value: unknown, pointer: string][] = [[document.parsed, '#/']];
  const seen = new Set<unknown>();
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (isReference(value)) references.push({ node: value, document, pointer });
    for (const [key, child] of Object.entries(value)) pending.push([child, joinPointer(pointer, key)]);
  }
  return references;
}

/** The references met on the way to, and at, what a reference points at. */
async function hopsOf({ node, document }: Reference, documents: LocalDocuments): Promise<Reference[]> {
  const target = await documentOf(node.$ref, document, documents);
  if (!target) return [];
  const hops: Reference[] = [];
  let value: unknown = target.parsed;
  let pointer = '#/';
  for (const key of [undefined, ...pointerKeys(node.$ref.split('#')[1] ?? '')]) {
    if (key !== undefined) {
      value = childOf(value, key);
      pointer = joinPointer(pointer, key);
    }
    if (isReference(value)) hops.push({ node: value, document: target, pointer });
  }
  return hops;
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
    message: `The reference \`${node.$ref}\` leads back to itself and never reaches a value.`,
    remedy: 'Replace one of the references of the loop by what it should stand for.',
    location: locationOf({
      ruleId: 'no-reference-loops',
      severity: 'error',
      message: '',
      suggest: [],
      location: [{ source: document.source, pointer, reportOnKey: false }],
    }),
  };
}

async function documentOf(reference: string, from: Document, documents: LocalDocuments) {
  const file = reference.split('#')[0];
  if (!file || path.resolve(path.dirname(from.source.absoluteRef), file) === from.source.absoluteRef)
    return from;
  const document = await documents.read(file, from.source.absoluteRef);
  return document instanceof Error ? undefined : document;
}

function isReference(value: unknown): value is { $ref: string } {
  return (
    typeof value === 'object' && value !== null && typeof (value as { $ref?: unknown }).$ref === 'string'
  );
}

function joinPointer(pointer: string, key: string): string {
  return `${pointer.replace(/\/$/, '')}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
