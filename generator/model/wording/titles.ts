import type { Schema } from '../api/api-model';
import { elementOf } from './element-of';
import type { WordingContext } from './wording-context';

/**
 * Returns the titles of a schema and of its elements at each level, including those of inline parts. Excludes components, which
 * have their own pages.
 */
export function listTitles(schema: Schema, context: WordingContext): string[] {
  const levels = [schema, ...elementOf(schema, context).levels];
  return [...new Set(levels.flatMap((level) => [...ownTitles(level), ...inlineTitle(level, context)]))];
}

/** Joins the titles on one line, without those that repeat the text next to them: `customer_id` already says `Customer ID`. */
export function titleBeside(titles: readonly string[], said: readonly string[]): string | undefined {
  const known = new Set(said.map(lettersOf));
  return titles.filter((title) => !known.has(lettersOf(title))).join(' · ') || undefined;
}

function ownTitles({ title, allOf }: Schema): string[] {
  const parts = allOf.filter(({ isBase }) => !isBase);
  return [...(title === undefined ? [] : [title]), ...parts.flatMap(ownTitles)];
}

/** Returns the title of the alternative to `null`. */
function inlineTitle(schema: Schema, { merge }: WordingContext): string[] {
  const { schema: merged, refs } = merge(schema);
  return merged.title === undefined || refs.length > 0 ? [] : [merged.title];
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}
