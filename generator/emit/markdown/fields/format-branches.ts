import { translate } from '#core/labels/translate';
import { joinAnd, joinOr } from '#core/labels/list-names';
import type { BranchData, BranchGroupData, FieldData } from '#core/contracts/page-data';
import { ALTERNATIVES } from '#core/labels/alternatives';
import { isRule } from '#core/labels/is-rule';
import { list, listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeLine, escapeText } from '../markdown/escape-text';
import { formatHtml } from '../markdown/format-html';
import { link } from '../markdown/link';
import { homeAt, ownMembers } from '../objects/documented-elsewhere';
import type { TextContext } from '../text-context';
import { formatElsewhere, formatFields, type Inside } from './format-fields';
import { withStatements } from './format-statements';
import { formatType } from './format-type';

/** Formats alternatives and conditions, each group under its label. */
export function formatBranches(
  groups: readonly BranchGroupData[] | undefined,
  inside: Inside,
  context: TextContext,
): (string | undefined)[] {
  return (groups ?? []).flatMap((group) =>
    group.branches.every(isRule)
      ? [formatRule(group)]
      : [
          `${escapeLine(group.label)}:`,
          list(group.branches.map((branch) => listItem(formatBranch(branch, inside, context)))),
        ],
  );
}

/** A condition in one sentence: ``If `kind` is amount_off, then `amount_off` and `currency` are required.`` */
function formatRule({ label, branches }: BranchGroupData): string {
  const names = joinOr(branches.map(({ required = [] }) => formatNames(required)));
  const isSingular = branches.length === 1 && branches[0]?.required?.length === 1;
  const rule = escapeLine(label);
  return isSingular
    ? translate('{rule} {names} is required.', { rule, names })
    : translate('{rule} {names} are required.', { rule, names });
}

function formatNames(names: readonly string[]): string {
  return joinAnd(names.map(codeSpan));
}

function formatBranch(branch: BranchData, inside: Inside, context: TextContext): (string | undefined)[] {
  const { href, label, type, html, required } = branch;
  const name = href === undefined ? `**${escapeText(label)}**` : link({ label, href });
  const head = [name, type && formatType(type)].filter(Boolean).join(' ');
  const rule = required ? `${ALTERNATIVES.required} ${formatNames(required)}` : '';
  return [
    ...withStatements(head, formatHtml(html, context.page), rule),
    ...formatMembers(branch, inside, context),
  ];
}

function formatMembers(branch: BranchData, inside: Inside, context: TextContext): (string | undefined)[] {
  const prefix = prefixOf(branch);
  const home = branch.href === undefined ? inside.home : homeAt(branch.href, prefix, context.objects);
  const hasRoom = inside.levels >= 0 || branch.href === undefined;
  const { fields, branches, elsewhere } = ownMembers(branch, prefix, hasRoom ? undefined : home);
  const members = { ...inside, home };
  return [
    formatElsewhere(branch.more ?? elsewhere),
    formatFields(fields, members, context),
    ...formatBranches(branches, members, context),
  ];
}

/** The start of the anchors of fields: `request.contact:ContactData`. */
export function prefixOf({ fields: [field] = [] }: { fields?: FieldData[] }): string {
  return field === undefined ? '' : field.id.slice(0, -field.name.length - 1);
}
