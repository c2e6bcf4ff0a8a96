import type { JsonObject } from '#core/json/json';
import { findDeadReferences } from '../source/documents';

/**
 * Removes the unresolvable references of `holders`. Below a member that OpenAPI does not define, such as the `schema` that a
 * response had in Swagger 2.0, no stage has looked up their targets and none reads them. Changes `description`.
 * @throws Error if OpenAPI defines the member that contains one.
 */
export async function dropUnreadReferences(
  holders: readonly JsonObject[],
  description: JsonObject,
): Promise<void> {
  if (holders.length === 0) return;
  const [read] = await findDeadReferences(description);
  if (read !== undefined) throw new Error(`The reference at \`${read}\` of the bundle does not resolve.`);
  for (const holder of holders) delete holder.$ref;
}
