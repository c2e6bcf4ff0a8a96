import { isObject, type Json } from '#core/json/json';
import type { Document, LocalDocuments } from '../source/documents';
import { locationAt } from '../source/locations';
import { textOfSource } from '../source/overlaid-source';
import { fillTemplates } from './fill-templates';
import { keepWrittenTexts } from './keep-written-texts';
import { qualifyMappings } from './qualify-mappings';
import { recoverVersion } from './recover/recover-version';
import { resolveInnerDefinitions } from './recover/resolve-inner-definitions';
import { resolveIdentifiers } from './resolve-identifiers';

/**
 * Returns the entry document of a description, or the error that prevents reading it. Repairs its version, replaces references by
 * identifier, those into a schema around them, and bare names in mappings with pointers, and fills templates, so that rules and
 * bundling see the same references.
 */
export async function readEntry(entry: string, documents: LocalDocuments): Promise<Document | Error> {
  const document = await documents.read(entry);
  if (document instanceof Error) return document;
  const file = document.source.absoluteRef;
  const text = textOfSource(document.source);
  const root = document.parsed as Json | undefined;
  // Converting copies the values.
  if (isObject(root) && root.swagger !== undefined) keepWrittenTexts(root, documents);
  const repair = recoverVersion(document);
  if (repair) documents.recovered.push({ file, kind: repair, positions: [{ line: 1, column: 1 }] });
  // Visiting each part of a large description is slow, and few contain these members.
  if (/\b(?:mapping|defaultMapping)\b/.test(text)) qualifyMappings(document.parsed);
  if (/\$(?:id|anchor)\b/.test(text)) resolveIdentifiers(document.parsed as Json);
  if (/#\/(?:\$defs|definitions)\//.test(text)) {
    const positions = resolveInnerDefinitions(document.parsed as Json).map((at) => locationAt(document, at));
    if (positions.length > 0) documents.recovered.push({ file, kind: 'inner-definitions', positions });
  }
  if (/\$dynamicRef\b/.test(text)) fillTemplates(document.parsed as Json);
  return document;
}
