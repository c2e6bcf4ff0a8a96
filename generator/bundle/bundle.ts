import { LocalDocuments, joinFiles } from '../lint/redocly';
import type { Json, JsonObject } from '#core/json/json';
import type { BundledDescription } from './bundled-description';
import { declarePathParameters } from './declare-path-parameters';
import { dropUnreadReferences } from './drop-unread-references';
import { mendParts } from './mend-parts';
import { mendReferences } from './mend-references';
import { placeReferences } from './place-references';
import { sortComponents } from './sort-components';

/**
 * One document made of the entry and all files it refers to. References stay references and become internal;
 * components are named after their files and sorted. Takes a description without lint errors; throws when the entry
 * cannot be read. Files that `documents` has read already are not read again, and are not fit for linting afterwards.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-document
 */
export async function bundle(entry: string, documents = new LocalDocuments()): Promise<BundledDescription> {
  const document = await documents.read(entry);
  if (document instanceof Error) throw document;
  // Redocly fails on some of it, so that of the entry goes first.
  mendParts(document.parsed as Json);
  const joined = (await joinFiles(document, documents)) as JsonObject;
  if (documents.sources.length > 1) mendParts(joined);
  placeReferences(joined);
  await dropUnreadReferences(mendReferences(joined), joined);
  declarePathParameters(joined);
  return sortComponents(joined as unknown as BundledDescription);
}
