import type { Json } from '#core/json/json';
import type { Document, LocalDocuments } from '../source/documents';
import { qualifyMappings } from './qualify-mappings';
import { resolveIdentifiers } from './resolve-identifiers';

/**
 * The entry document of a description, or the error that prevents reading it. References by identifier and bare names in
 * mappings are pointers from then on, so that rules and bundling see the same ones.
 */
export async function readEntry(entry: string, documents: LocalDocuments): Promise<Document | Error> {
  const document = await documents.read(entry);
  if (document instanceof Error) return document;
  const { body } = document.source;
  // Visiting each part of a large description takes a while, and few have these members.
  if (/\bmapping\b/.test(body)) qualifyMappings(document.parsed);
  if (/\$(?:id|anchor)\b/.test(body)) resolveIdentifiers(document.parsed as Json);
  return document;
}
