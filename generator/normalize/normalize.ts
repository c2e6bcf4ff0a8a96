import type { JsonObject } from '#core/json/json';
import type { BundledDescription } from './bundled-description';
import { declarePathParameters } from './declare-path-parameters';
import { dropUnreadReferences } from './drop-unread-references';
import { inlineReferences } from './inline-references';
import { rewriteReferences } from './rewrite-references';

/** Repairs a joined description whose parts are normal; see each step for what it repairs. Changes `joined`. */
export async function normalize(joined: JsonObject): Promise<BundledDescription> {
  inlineReferences(joined);
  await dropUnreadReferences(rewriteReferences(joined), joined);
  declarePathParameters(joined);
  return joined as unknown as BundledDescription;
}
