import type { BranchData } from '#core/contracts/page-data';
import type { Schema } from '../../../model/api/api-model';
import { type Expansion, queueMembers } from './expansion';
import type { Inside } from './fields';

/** Queues what a schema adds to the base that it extends, whose members are around it. */
export function queueAdditions(
  branch: Schema,
  base: Schema,
  inside: Inside,
  target: BranchData,
  expansion: Expansion,
): void {
  const { schema, refs } = expansion.context.merge(branch);
  for (const ref of refs) expansion.onReference(ref, inside.prefix);
  const said = new Set(base.properties);
  const added = { ...schema, properties: schema.properties.filter((property) => !said.has(property)) };
  const ancestors = [...new Set([...inside.ancestors, ...refs])];
  queueMembers({ ...inside, ancestors, target, schema: added }, expansion);
}
