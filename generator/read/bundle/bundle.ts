import type { Json, JsonObject } from '#core/json/json';
import { keepWrittenTexts, reportUnquoted } from '../normalize/keep-written-texts';
import { type Normalized, normalize } from '../normalize/normalize';
import { normalizeParts } from '../normalize/normalize-parts';
import { readEntry } from '../normalize/read-entry';
import { recoverEmptyObjects } from '../normalize/recover/recover-empty-objects';
import { replaceMissing } from '../normalize/recover/replace-missing';
import type { Repairable } from '../normalize/recover/repairable';
import { joinFiles, LocalDocuments } from '../source/documents';
import { sortComponents } from './sort-components';

const NOTHING: Repairable = { emptyObjects: [], missing: [] };

/**
 * One document made of the entry and all files it refers to. References stay references and become internal;
 * components are named after their files and sorted. Takes a description without lint errors; throws when the entry
 * cannot be read. Files that `documents` has read already are not read again, and cannot be linted afterwards.
 * @param repairable the result of `lint`.
 * @param audiences those that the docs are made for, besides everyone.
 * @see https://spec.openapis.org/oas/v3.1.0#openapi-document
 */
export async function bundle(
  entry: string,
  documents = new LocalDocuments(),
  { emptyObjects, missing }: Repairable = NOTHING,
  audiences: readonly string[] = [],
): Promise<Normalized> {
  const document = await readEntry(entry, documents);
  if (document instanceof Error) throw document;
  await recoverEmptyObjects(emptyObjects, documents);
  await replaceMissing(missing, documents);
  // Redocly fails on some unrepaired parts, so those of the entry are repaired before the files are joined.
  normalizeParts(document.parsed as Json);
  const joined = (await joinFiles(document, documents)) as JsonObject;
  if (documents.sources.length > 1) normalizeParts(joined);
  keepWrittenTexts(joined, documents);
  const { description, problems } = await normalize(joined, document, audiences);
  return { description: sortComponents(description), problems: [...reportUnquoted(documents), ...problems] };
}
