import { listOrNothing } from '../omit-empty';
import type { BranchGroupData, LinkData } from '#core/contracts/page-data';
import type { Schema } from '../../model/api-model';
import { buildBranchGroups } from './branches';
import { elementOf } from '../../wording/element-of';
import { listMembers } from '../../wording/list-members';
import type { PageContext } from '../page-context';
import { describeField } from './describe-field';
import type { Expansion, Home, Task } from './expansion';
import { buildFields } from './fields';
import { buildInnerValues } from './inner-values';

/**
 * Writes the members of a schema into its target and queues theirs. Instead of the members of a schema that the target
 * stands in (a cycle), and of any reference once the budget is used up, the target gets a link to the object's page; so it
 * does for what the page of an object around it has in full.
 */
export function expandMembers(task: Task, expansion: Expansion): void {
  const { target, schema, prefix, ancestors } = task;
  const { element, refs } = elementOf(schema, expansion.context);
  target.more = linkInstead(refs, ancestors, expansion) ?? linkHome(refs, task, expansion);
  if (target.more) return;
  const inside = { prefix, ancestors: [...ancestors, ...refs], home: homeOf(element.name, refs, task) };
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

function homeOf(name: string | undefined, refs: string[], { prefix, home }: Task): Home | undefined {
  if (name !== undefined) return { name, prefix };
  return refs.length === 0 ? home : undefined;
}

/** To the same part on the page of the object. The names in snippets lead to the fields of a request, which stay. */
function linkHome(
  refs: string[],
  { schema, prefix, home }: Task,
  { context, budget, role, onReference }: Expansion,
): LinkData | undefined {
  if (budget.left > 0 || home === undefined || refs.length > 0 || role === 'request') return undefined;
  const link = context.linkToObject(home.name);
  if (link) tellReferences(schema, (name) => onReference(name, prefix), context);
  const anchor = prefix.slice(home.prefix.length + 1);
  return link && { ...link, href: `${link.href}#${anchor}` };
}

/** The component schemas in a part that is not written out. */
function tellReferences(schema: Schema, tell: (name: string) => void, context: PageContext): void {
  const { schema: element } = elementOf(schema, context).element;
  const inside = [...listMembers(element).map((member) => member.schema), ...element.oneOf, ...element.anyOf];
  for (const part of inside) {
    const { refs, hasMembers } = describeField(part, context);
    refs.forEach(tell);
    if (hasMembers && refs.length === 0) tellReferences(part, tell, context);
  }
}
