import type { Schema } from '../api-model';

/**
 * What a schema says of itself, in its own words and in those of the parts of its `allOf`, as Markdown: each text once. What
 * it refers to has its texts in a place of its own.
 */
export function ownText(schema: Schema): string | undefined {
  const texts = new Set(textsOf(schema));
  return texts.size > 1 ? [...texts].join('\n\n') : (schema.description ?? [...texts][0]);
}

function textsOf({ description, allOf }: Schema): string[] {
  const parts = allOf.filter(({ isBase }) => !isBase);
  return [...(description === undefined ? [] : [description.trim()]), ...parts.flatMap(textsOf)];
}
