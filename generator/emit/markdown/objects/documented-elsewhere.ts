import type { BranchGroupData, FieldData, LinkData, TypeData } from '#core/contracts/page-data';
import type { ObjectEntry, ObjectIndex } from './object-index';

/** An object whose page also documents the members here. */
export interface Home extends ObjectEntry {
  /** The start of the anchors here that the page of the object does not have: `201.contact`. */
  prefix: string;
}

interface Members {
  fields?: FieldData[];
  branches?: BranchGroupData[];
}

/** Members that a page still has to show, and the place where the others are documented. */
interface OwnMembers extends Members {
  elsewhere?: LinkData;
}

/** Returns the object that a type names, alone or in a list; `around` for a type without a page. */
export function homeOf(
  { type, id }: { type: TypeData; id: string },
  around: Home | undefined,
  objects: ObjectIndex,
): Home | undefined {
  const [link, ...others] = type.filter((part) => typeof part !== 'string');
  if (link === undefined) return around;
  return others.length === 0 ? homeAt(link.href, id, objects) : undefined;
}

export function homeAt(href: string, prefix: string, objects: ObjectIndex): Home | undefined {
  const entry = objects.get(href);
  return entry && { ...entry, prefix };
}

/**
 * Returns the members of a field that differ from those on the page of the object, because they are required here, for
 * example, and a link for all others. Without a page that has any of them, these are all members.
 */
export function ownMembers({ fields = [], branches = [] }: Members, id: string, home?: Home): OwnMembers {
  if (!home) return { fields, branches };
  const anchor = id.slice(home.prefix.length + 1);
  const there = anchor === '' ? home.schema : home.fields.get(anchor);
  const own = {
    fields: fields.filter((field) => !isDocumented(field, there?.fields)),
    branches: branches.filter((group) => !hasGroup(group, there?.branches)),
  };
  const isComplete = own.fields.length === fields.length && own.branches.length === branches.length;
  if (isComplete) return own;
  const { label, href } = home.link;
  return { ...own, elsewhere: { label, href: anchor === '' ? href : `${href}#${anchor}` } };
}

/** Whether one of `fields` says all that `field` says. */
function isDocumented(field: FieldData, fields: readonly FieldData[] = []): boolean {
  const there = fields.find(({ name }) => name === field.name);
  if (!there || statementOf(field) !== statementOf(there)) return false;
  // The page of the object has room for the members.
  if (field.more) return true;
  return (
    (field.fields ?? []).every((member) => isDocumented(member, there.fields)) &&
    (field.branches ?? []).every((group) => hasGroup(group, there.branches))
  );
}

/** A field without its members and its place. */
function statementOf({
  id: _id,
  usedBy: _usedBy,
  fields: _fields,
  branches: _branches,
  more: _more,
  ...statement
}: FieldData): string {
  return stable(statement);
}

function hasGroup(group: BranchGroupData, groups: readonly BranchGroupData[] = []): boolean {
  const text = stable(group);
  return groups.some((there) => stable(there) === text);
}

/** JSON without anchors and uses, which differ from page to page, with members in alphabetical order. */
function stable(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (key === 'id' || key === 'usedBy') return undefined;
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });
}
