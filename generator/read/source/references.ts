import path from 'node:path';
import { isReference } from '#core/openapi/is-reference';
import { joinPointer } from '#core/json/pointer';
import type { Document, LocalDocuments } from './documents';

/** A Reference Object and its location. */
export interface Reference {
  node: { $ref: string };
  document: Document;
  pointer: string;
}

/** Returns every reference and every file of a description. Reads the files that are referred to. */
export async function collectReferences(
  entry: Document,
  documents: LocalDocuments,
): Promise<{ references: Reference[]; files: Document[] }> {
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
  return { references, files: [...files] };
}

function referencesIn(document: Document): Reference[] {
  const references: Reference[] = [];
  const pending: [value: unknown, pointer: string][] = [[document.parsed, '#']];
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

/** Returns the document that a reference points into; undefined if it cannot be read. */
export async function documentOf(reference: string, from: Document, documents: LocalDocuments) {
  const file = reference.split('#')[0];
  if (!file || path.resolve(path.dirname(from.source.absoluteRef), file) === from.source.absoluteRef)
    return from;
  const document = await documents.read(file, from.source.absoluteRef);
  return document instanceof Error ? undefined : document;
}
