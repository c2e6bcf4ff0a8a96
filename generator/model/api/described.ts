import { isObject, type JsonObject } from '#core/json/json';
import type { Basis, Described, Note } from './api-model';
import { readDeprecation, withDeprecation } from '#core/openapi/deprecation';
import { labelOf, listOf, textOf, textsOf } from '#core/json/read';

/** Builds the description, the deprecation, and the statements outside the specification (`x-basis`, `x-notes`). */
export function buildDescribed(raw: JsonObject): Described {
  const deprecation = readDeprecation(raw);
  return {
    description: withDeprecation(textOf(raw.description), deprecation),
    basis: buildBasis(raw['x-basis'], raw['x-decision']),
    notes: buildNotes(raw),
    deprecated: raw.deprecated === true,
    ...(deprecation && { deprecation }),
    ...readKeywords(raw),
  };
}

/** Returns the synonyms (`x-search-keywords`), which the search and `llms.txt` use and no page shows. */
export function readKeywords(raw: JsonObject): { keywords?: string[] } {
  const keywords = textsOf(raw['x-search-keywords']);
  return keywords.length > 0 ? { keywords } : {};
}

export function buildBasis(
  basis: JsonObject[string] | undefined,
  decision: JsonObject[string] | undefined,
): Basis | undefined {
  if (basis !== 'public' && basis !== 'choice') return undefined;
  return { basis, decision: textOf(decision) };
}

/** Returns the statements of `x-notes`. */
export function buildNotes(raw: JsonObject): Note[] {
  return listOf(raw['x-notes'])
    .filter(isObject)
    .flatMap((note) => {
      const basis = buildBasis(note.basis, note.decision);
      const topic = labelOf(note.topic);
      const hasText = basis && typeof note.text === 'string';
      return hasText ? [{ text: note.text as string, ...basis, ...(topic !== undefined && { topic }) }] : [];
    });
}
