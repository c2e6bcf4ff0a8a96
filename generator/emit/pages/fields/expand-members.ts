import { translate } from '#core/labels/translate';
import { omitEmpty } from '../omit-empty';
import type { BranchGroupData, LinkData } from '#core/contracts/page-data';
import { ALTERNATIVES, requiredLabel } from '#core/labels/alternatives';
import type { Schema } from '../../../model/api/api-model';
import { emptySchema } from '../../../model/api/schema/empty-schema';
import { splitBaseSchemas } from '../../../model/api/schema/split-base-schemas';
import { buildBranchGroups } from './branches';
import { partsOfWhole } from '../../../model/wording/branch-groups';
import { elementOf } from '../../../model/wording/element-of';
import { listMembers } from '../../../model/wording/list-members';
import type { PageContext } from '../page-context';
import { describeField, hasMembers } from './describe-field';
import type { Expansion, Home, Task } from './expansion';
import { buildFields, type Inside } from './fields';
import { buildNestedSchemas } from './nested-schemas';

/**
 * Adds the members of a schema to its target and queues their members. The target gets a link to the page of the object
 * instead if the target is inside that schema already (a cycle), or if the budget for references is used up; anything the
 * schema adds to the reference stays. Members that are on the page of an object around them are also replaced by a link.
 */
export function expandMembers(task: Task, expansion: Expansion): void {
  const { target, schema, prefix, ancestors, home } = task;
  const { element, refs } = elementOf(schema, expansion.context);
  const instead = linkInstead(refs, ancestors, expansion);
  const beside = instead && saidBeside(schema, expansion);
  target.more = beside ? linkHome([], task, expansion) : (instead ?? linkHome(refs, task, expansion));
  if (target.more) return;
  const inside = {
    prefix,
    ancestors: [...ancestors, ...refs],
    home: beside ? home : homeOf(element.name, refs, task),
  };
  writeMembers(beside ?? element.schema, inside, task, expansion);
  if (beside) target.branches = omitEmpty([...(target.branches ?? []), ...listDemanded(beside)]);
}

/** Returns the additions of a schema to the components it is based on, which are only named; undefined if there are none. */
function saidBeside(schema: Schema, { context }: Expansion): Schema | undefined {
  const { element, refs, levels } = elementOf(schema, context);
  // The page of a list has everything about its elements.
  if (refs.length > element.refs.length) return undefined;
  const { bases, own } = splitBaseSchemas(levels.at(-1) ?? schema);
  const members = context.merge(own).schema;
  if (bases.length === 1 && !hasMembers(members) && members.requiredOnly.length === 0) return undefined;
  return { ...members, allOf: [...members.allOf, ...bases.map((ref) => ({ ...emptySchema(), ref }))] };
}

/** Returns the requirements for members of the components. */
function listDemanded({ requiredOnly }: Schema): BranchGroupData[] {
  if (requiredOnly.length === 0) return [];
  return [
    {
      label: ALTERNATIVES.ofFields,
      branches: [{ label: requiredLabel(requiredOnly), required: requiredOnly }],
    },
  ];
}

function writeMembers(members: Schema, inside: Inside, { target, schema }: Task, expansion: Expansion): void {
  target.fields = omitEmpty(buildFields(members, inside, expansion));
  target.branches = omitEmpty([
    ...linkDeepBases(members, expansion),
    ...buildNestedSchemas(schema, inside, expansion),
    ...partsOfWhole(members).flatMap((part) => buildBranchGroups(part, inside, expansion)),
  ]);
}

function linkDeepBases({ allOf }: Schema, { context }: Expansion): BranchGroupData[] {
  const links = allOf.flatMap(({ ref }) => (ref === undefined ? [] : [context.linkToObject(ref)]));
  const branches = links.filter((link) => link !== undefined);
  return branches.length > 0 ? [{ label: translate('Everything in'), branches }] : [];
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

/** Links to the same part on the page of the object. A request stays in full, because names in snippets link to its fields. */
function linkHome(
  refs: string[],
  { schema, prefix, home }: Task,
  { context, budget, role, onReference }: Expansion,
): LinkData | undefined {
  if (budget.left > 0 || home === undefined || refs.length > 0 || role === 'request') return undefined;
  const link = context.linkToObject(home.name);
  if (link) reportReferences(schema, (name) => onReference(name, prefix), context);
  const anchor = prefix.slice(home.prefix.length + 1);
  return link && { ...link, href: `${link.href}#${anchor}` };
}

/** Reports the component schemas in a part that is not written out. */
function reportReferences(schema: Schema, report: (name: string) => void, context: PageContext): void {
  const { schema: element } = elementOf(schema, context).element;
  const inside = [...listMembers(element).map((member) => member.schema), ...element.oneOf, ...element.anyOf];
  for (const part of inside) {
    const { refs, hasMembers } = describeField(part, context);
    refs.forEach(report);
    if (hasMembers && refs.length === 0) reportReferences(part, report, context);
  }
}
