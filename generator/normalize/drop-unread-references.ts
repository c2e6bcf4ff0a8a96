import type { JsonObject } from '#core/json/json';
import { findDeadReferences } from '../source/documents';

/**
 * Removes the unresolvable references of `holders`: below a member that OpenAPI does not know, such as the `schema`
 * that a response had in Swagger 2.0, nobody has looked for what they lead to, and nobody reads it. Changes `description`.
 * @throws Error when OpenAPI defines the member that holds one.
 */
export async function dropUnreadReferences(
  holders: readonly JsonObject[],
  description: JsonObject,
): Promise<void> {
  if (holders.length === 0) return;
  const [read] = await findDeadReferences(description);
  if (read !== undefined) throw new Error(`The reference at \`${read}\` of the bundle leads nowhere.`);
  for (const holder of holders) delete holder.$ref;
}
