import type { FieldData, LinkData } from '#core/contracts/page-data';
import { FIELDS_BELOW, FIELDS_ELSEWHERE } from '#core/labels/members';
import { list, listItem } from '../markdown/blocks';
import { codeSpan } from '../markdown/code';
import { escapeText } from '../markdown/escape-text';
import { link } from '../markdown/link';
import { type Home, homeOf, ownMembers } from '../objects/documented-elsewhere';
import type { TextContext } from '../text-context';
import { formatBranches } from './format-branches';
import { flagsOf, formatType } from './format-type';
import { formatStatements, withStatements } from './format-statements';
import { formatMeanings, formatValues } from './format-values';

/** Where fields are. */
export interface Inside {
  /** Names of the fields around them, each with a dot: `items.`. */
  path: string;
  /** The number of levels that are written out although the page of an object has the same. */
  levels: number;
  /** The object that they belong to. */
  home?: Home;
  /** Whether the members of each field have their own section further down. */
  isBrief?: boolean;
}

/** Formats fields as a list: required ones first, each under its path such as `items.unit_price`. */
export function formatFields(
  fields: readonly FieldData[] | undefined,
  inside: Inside,
  context: TextContext,
): string | undefined {
  const required = (fields ?? []).filter((field) => field.required);
  const others = (fields ?? []).filter((field) => !field.required);
  return list([...required, ...others].map((field) => listItem(formatField(field, inside, context))));
}

function formatField(field: FieldData, inside: Inside, context: TextContext): (string | undefined)[] {
  const path = `${inside.path}${field.name}`;
  const head = [
    codeSpan(path),
    [
      ...(field.title === undefined ? [] : [escapeText(field.title)]),
      formatType(field.type),
      ...flagsOf(field),
    ]
      .filter(Boolean)
      .join(', '),
  ];
  const statements = formatStatements(field, context.page);
  return [
    ...withStatements(head.filter(Boolean).join(' '), statements, formatValues(field)),
    ...formatMeanings(field, context.page),
    ...formatMembers(field, { ...inside, path: `${path}.` }, context),
  ];
}

/** Formats the members of a field; those that are documented in the same words on the page of an object are only linked. */
export function formatMembers(
  field: FieldData,
  inside: Inside,
  context: TextContext,
): (string | undefined)[] {
  if (inside.isBrief && hasMembers(field)) return [FIELDS_BELOW];
  const home = homeOf(field, inside.home, context.objects);
  const { fields, branches, elsewhere } = ownMembers(field, field.id, inside.levels > 0 ? undefined : home);
  const members = { ...inside, home, levels: inside.levels - 1 };
  return [
    formatElsewhere(field.more ?? elsewhere),
    formatFields(fields, members, context),
    ...formatBranches(branches, members, context),
  ];
}

export function hasMembers({ fields = [], branches = [] }: FieldData): boolean {
  return fields.length + branches.length > 0;
}

/** The link to the page with the rest of the fields. */
export function formatElsewhere(target: LinkData | undefined): string | undefined {
  return target && `${FIELDS_ELSEWHERE} ${link(target)}`;
}
