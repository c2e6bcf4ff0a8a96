import { listOrNothing } from '../omit-empty';
import type { BranchGroupData, LinkData } from '#core/contracts/page-data';
import type { Schema } from '../../model/api-model';
import { buildBranchGroups } from './branches';
import { elementOf } from '../../wording/element-of';
import type { Expansion, Task } from './expansion';
import { buildFields } from './fields';
import { buildInnerValues } from './inner-values';

/**
 * Writes the members of a schema into its target and queues theirs. Instead of the members of a schema that the target
 * stands in (a cycle), and of any reference once the budget is used up, the target gets a link to the object's page.
 */
export function expandMembers({ target, schema, prefix, ancestors }: Task, expansion: Expansion): void {
  const { element, refs } = elementOf(schema, expansion.context);
  target.more = linkInstead(refs, ancestors, expansion);
  if (target.more) return;
  const inside = { prefix, ancestors: [...ancestors, ...refs] };
  target.fields = listOrNothing(buildFields(element.schema, inside, expansion));
  target.branches = listOrNothing([
    ...linkDeepBases(element.schema, expansion),
    ...buildInnerValues(schema, inside, expansion),
    ...[...element.schema.allOf, element.schema].flatMap((part) =>
      // Groups that could not be merged speak of the members of the whole.
      buildBranchGroups({ ...part, properties: element.schema.properties }, inside, expansion),
    ),
  ]);
}

function linkDeepBases({ allOf }: Schema, { context }: Expansion): BranchGroupData[] {
  const links = allOf.flatMap(({ ref }) => (ref === undefined ? [] : [context.linkToObject(ref)]));
  const branches = links.filter((link) => link !== undefined);
  return branches.length > 0 ? [{ label: 'Everything in', branches }] : [];
}

function linkInstead(
  refs: string[],
  ancestors: readonly string[],
  expansion: Expansion,
): LinkData | undefined {
  const { context, budget } = expansion;
  const cyclic = refs.find((ref) => ancestors.includes(ref));
  if (cyclic !== undefined) return context.linkToObject(cyclic);
  const [outermost] = refs;
  return budget.left > 0 || outermost === undefined || ancestors.length === 0
    ? undefined
    : context.linkToObject(outermost);
}
