import type { Schema } from '../api-model';

/**
 * What a schema says of itself, in its own words and in those of the parts of its `allOf`, as Markdown: each text once. What
 * it refers to has its texts in a place of its own.
 */
export function ownText(schema: Schema): string | undefined {
  return joinTexts(textsOf(schema));
}

/** Texts as one Markdown, each once; undefined for none. */
export function joinTexts(given: readonly (string | undefined)[]): string | undefined {
  const texts = new Set(given.filter((text) => text !== undefined).map((text) => text.trim()));
  return texts.size > 1 ? [...texts].join('\n\n') : given.find((text) => text !== undefined);
}

function textsOf({ description, allOf }: Schema): string[] {
  const parts = allOf.filter(({ isBase }) => !isBase);
  return [...(description === undefined ? [] : [description]), ...parts.flatMap(textsOf)];
}
