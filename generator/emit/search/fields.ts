import type { Direction } from '#core/schema/direction';
import { type ClaimId, segmentOfBranch } from '../../model/addresses/anchors';
import type { Schema } from '../../model/api/api-model';
import { emptySchema } from '../../model/api/schema/empty-schema';
import { listBranchGroups, partsOfWhole } from '../../model/wording/branch-groups';
import { elementOf } from '../../model/wording/element-of';
import { listNestedSchemas } from '../../model/wording/nested-schemas';
import { listMembers } from '../../model/wording/list-members';
import type { WordingContext } from '../../model/wording/wording-context';

/** A field that a page shows in full and that does not belong to another object. */
export interface FoundField {
  /** Its name behind those of the fields around it. */
  path: string[];
  anchor: string;
  schema: Schema;
  /** The same field in the objects that the schema around it adds to. */
  bases: Schema[];
}

/** Where a schema stands: what starts the anchors of its fields, and which way it is sent. Without a way it is an object. */
interface FieldsPlace {
  prefix: string;
  claimId: ClaimId;
  direction?: Direction;
}

interface Part extends Pick<FoundField, 'path' | 'schema' | 'bases'> {
  prefix: string;
  /** True inside a schema that adds to objects: what adds to another one there may be a link on the page. */
  isInComposed: boolean;
}

/**
 * The fields of a schema, and of all that lies in it and has no name, level by level: as a page gives out their anchors.
 * An extension of an object repeats the fields that it describes differently.
 */
export function listFields(
  schema: Schema,
  { prefix, claimId, direction }: FieldsPlace,
  context: WordingContext,
): FoundField[] {
  const found: FoundField[] = [];
  const whole = { schema, prefix, path: [], bases: [], isInComposed: false };
  let level: Part[] = direction !== undefined && hasPage(schema, context) ? [] : [whole];
  while (level.length > 0) {
    const next: Part[] = [];
    for (const part of level) {
      const inside = lookInto(part, context);
      const fields = inside.members
        .filter((member) => isSent(member.schema, direction, context))
        .map(({ name, segment = name, ...field }) => ({
          ...field,
          path: [...part.path, name],
          anchor: claimId(part.prefix, segment),
        }));
      found.push(...fields.filter((field) => !isSaid(field, context)));
      const parts = [...fields.map((field) => ({ ...field, prefix: field.anchor })), ...inside.branches];
      next.push(...parts.map((one) => ({ ...one, isInComposed: inside.isComposed })));
    }
    level = next.filter((part) => isWritten(part, context));
  }
  return found;
}

/** The members of a part, plus the other parts of its value. */
function lookInto({ schema, prefix, path, ...part }: Part, context: WordingContext) {
  const { element, refs } = elementOf(schema, context);
  // The page of an object has all of its fields.
  const own = prefix === '' ? [] : refs.map((ref) => ({ ...emptySchema(), ref }));
  const bases = [...part.bases, ...own].map((base) => elementOf(base, context).element.schema);
  const baseMembers = bases.flatMap(listMembers);
  const baseBranches = bases.flatMap((base) => listBranches(base, base, context));
  return {
    isComposed: part.isInComposed || refs.length > 0,
    members: listMembers(element.schema).map((member) => ({
      ...member,
      bases: schemasAt(baseMembers, ({ name }) => name === member.name),
    })),
    branches: listBranches(schema, element.schema, context).map(({ segment, schema: branch }) => ({
      path,
      schema: branch,
      prefix: [prefix, segment].filter(Boolean).join(':'),
      bases: schemasAt(baseBranches, (one) => one.segment === segment),
    })),
  };
}

function schemasAt<Part extends { schema: Schema }>(
  parts: Part[],
  isWanted: (part: Part) => boolean,
): Schema[] {
  return parts.filter(isWanted).map(({ schema }) => schema);
}

function isSaid({ schema, bases }: FoundField, { merge }: WordingContext): boolean {
  const { description } = merge(schema).schema;
  return bases.some((base) => merge(base).schema.description === description);
}

/** Skips parts that have their own page or are the same as in an object. */
function isWritten({ schema, bases, isInComposed }: Part, context: WordingContext): boolean {
  if (bases.includes(schema) || hasPage(schema, context)) return false;
  return !isInComposed || elementOf(schema, context).refs.length === 0;
}

/** A named schema, or a list of one, is on the page of an object. */
function hasPage(schema: Schema, context: WordingContext): boolean {
  const { element, levels } = elementOf(schema, context);
  return (
    element.name !== undefined || [schema, ...levels].some((level) => context.merge(level).name !== undefined)
  );
}

function isSent(schema: Schema, direction: Direction | undefined, { merge }: WordingContext): boolean {
  const { readOnly, writeOnly } = merge(schema).schema;
  return !(direction === 'request' && readOnly) && !(direction === 'response' && writeOnly);
}

/** The parts of a value other than its members (entries, keys, alternatives), each with its part of the anchor. */
function listBranches(
  schema: Schema,
  element: Schema,
  context: WordingContext,
): { segment: string; schema: Schema }[] {
  const groups = partsOfWhole(element).flatMap((part) => listBranchGroups(part, context));
  return [
    ...listNestedSchemas(schema, context).map(({ key, schema: inside }) => ({
      segment: key,
      schema: inside,
    })),
    ...groups.flatMap(({ key, branches }) =>
      branches.map((branch, index) => ({
        segment: key ?? segmentOfBranch(context.merge(branch), index),
        schema: branch,
      })),
    ),
  ];
}
