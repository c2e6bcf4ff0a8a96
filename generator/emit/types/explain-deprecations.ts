import type { JsonObject } from '#core/json/json';
import { textOf } from '#core/json/read';
import { eachPart } from '#core/openapi/description-parts';
import { readDeprecation, withDeprecation } from '#core/openapi/deprecation';

/** Lets descriptions say until when something deprecated works and what replaces it. Changes `description`. */
export function explainDeprecations(description: JsonObject): void {
  eachPart(description, (part, isMap) => {
    const deprecation = isMap ? undefined : readDeprecation(part);
    const text = withDeprecation(textOf(part.description), deprecation);
    if (deprecation !== undefined && text !== undefined) part.description = text;
  });
}
