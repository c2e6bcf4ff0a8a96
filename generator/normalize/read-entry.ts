import type { Json } from '#core/json/json';
import type { Document, LocalDocuments } from '../source/documents';
import { fillTemplates } from './fill-templates';
import { qualifyMappings } from './qualify-mappings';
import { resolveIdentifiers } from './resolve-identifiers';

/**
 * Returns the entry document of a description, or the error that prevents reading it. Replaces references by identifier and bare
 * names in mappings with pointers, and fills templates, so that rules and bundling see the same references.
 */
export async function readEntry(entry: string, documents: LocalDocuments): Promise<Document | Error> {
  const document = await documents.read(entry);
  if (document instanceof Error) return document;
  const { body } = document.source;
  // Visiting each part of a large description is slow, and few contain these members.
  if (/\bmapping\b/.test(body)) qualifyMappings(document.parsed);
  if (/\$(?:id|anchor)\b/.test(body)) resolveIdentifiers(document.parsed as Json);
  if (/\$dynamicRef\b/.test(body)) fillTemplates(document.parsed as Json);
  return document;
}
