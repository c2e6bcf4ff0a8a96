import { childOf, parsePointer, valueAt } from '#core/json/pointer';
import type { LocalDocuments } from '../../source/documents';

/** The location of a value in a file. */
export interface ValueLocation {
  /** Absolute path. */
  file: string;
  /** For example `#/paths`. */
  pointer: string;
}

/** Whether the value is an empty list, which some languages' serializers write for an empty object. */
export async function isEmptyList(location: ValueLocation, documents: LocalDocuments): Promise<boolean> {
  const { parent, key } = await find(location, documents);
  const value = childOf(parent, key);
  return Array.isArray(value) && value.length === 0;
}

/** Replaces empty lists with null, which counts as omitted, where an object is expected. Changes the documents. */
export async function recoverEmptyObjects(
  locations: readonly ValueLocation[],
  documents: LocalDocuments,
): Promise<void> {
  for (const location of locations) {
    const { parent, key } = await find(location, documents);
    (parent as Record<string, unknown>)[key] = null;
  }
}

async function find({ file, pointer }: ValueLocation, documents: LocalDocuments) {
  const document = await documents.read(file);
  const tokens = parsePointer(pointer);
  const key = tokens.pop() ?? '';
  return { parent: document instanceof Error ? undefined : valueAt(document.parsed, tokens), key };
}
