import type { JsonObject } from '#core/json/json';
import { formatPointer } from '#core/json/pointer';
import { eachPart } from '#core/openapi/description-parts';
import { findTarget } from './find-target';

/**
 * Rewrites references that Redocly left unescaped, so that they resolve. Changes `description`. Returns the objects that contain
 * references that still cannot be resolved.
 */
export function rewriteReferences(description: JsonObject): JsonObject[] {
  const dead: JsonObject[] = [];
  const rewrite = (holder: JsonObject) => {
    const reference = holder.$ref;
    if (typeof reference !== 'string') return;
    const target = findTarget(reference, description);
    if (target === undefined) dead.push(holder);
    else if (!target.isWritten) holder.$ref = `#${formatPointer(target.tokens).replaceAll('%', '%25')}`;
  };
  eachPart(description, rewrite);
  return dead;
}
