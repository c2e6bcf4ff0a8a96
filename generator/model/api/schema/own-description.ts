import type { Schema } from '../api-model';

/**
 * Returns the descriptions of a schema and of the inline parts of its `allOf` as Markdown, without duplicates. Components that it
 * refers to are described elsewhere.
 */
export function ownDescription(schema: Schema): string | undefined {
  return joinDescriptions(textsOf(schema));
}

/** Joins strings into one Markdown string, without duplicates; undefined if there are none. */
export function joinDescriptions(given: readonly (string | undefined)[]): string | undefined {
  const texts = new Set(given.filter((text) => text !== undefined).map((text) => text.trim()));
  return texts.size > 1 ? [...texts].join('\n\n') : given.find((text) => text !== undefined);
}

function textsOf({ description, allOf }: Schema): string[] {
  const parts = allOf.filter(({ isBase }) => !isBase);
  return [...(description === undefined ? [] : [description]), ...parts.flatMap(textsOf)];
}
