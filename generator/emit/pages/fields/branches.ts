import { translate } from '#core/labels/translate';
import { joinAnd, joinOr } from '#core/labels/list-names';
import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { conditionLabel, requiredLabel } from '#core/labels/alternatives';
import type { Schema } from '../../../model/api/api-model';
import type { BranchData, BranchGroupData } from '#core/contracts/page-data';
import { isDefault, mappedValues } from '../../../model/api/schema/discriminator';
import type { PageContext } from '../page-context';
import { buildBranch, requiredMembers } from './build-branch';
import { listBranchGroups, type BranchGroup } from '../../../model/wording/branch-groups';
import type { Expansion } from './expansion';
import type { Inside } from './fields';
import { constantsOf } from '../../../model/wording/discriminating-property';

/** Builds the alternatives and conditions of a schema, each group with its requirements. */
export function buildBranchGroups(schema: Schema, inside: Inside, expansion: Expansion): BranchGroupData[] {
  return [
    ...listBranchGroups(schema, expansion.context).map((group) =>
      buildGroup(group, schema, inside, expansion),
    ),
    ...buildExclusion(schema, inside, expansion),
    ...schema.dependentRequired.map(buildDependency),
  ];
}

function buildGroup(
  { label, key = '', isChoice, tag, branches }: BranchGroup,
  schema: Schema,
  inside: Inside,
  expansion: Expansion,
): BranchGroupData {
  const built = branches.map((branch, index) => {
    const values = isChoice ? valuesOf(branch, tag, schema, expansion) : new Map<string, Json[]>();
    const chosenBy = tag === undefined ? undefined : values.get(tag);
    const value = chosenBy && joinOr([...chosenBy.map(formatValue), ...othersOf(branch, schema, expansion)]);
    const place = branches.length > 1 ? index : undefined;
    return buildBranch({ branch, value, values, key, index: place, around: schema }, inside, expansion);
  });
  const members = isChoice ? membersToSend(branches, built, expansion.context) : undefined;
  return {
    label: members ?? (tag === undefined ? label : translate('{label}, told apart by {tag}', { label, tag })),
    branches: built,
  };
}

/** The words for the values that select an alternative because they select no other. */
function othersOf(branch: Schema, { discriminator }: Schema, { context }: Expansion): string[] {
  if (!discriminator || !isDefault(discriminator, branch, context.merge)) return [];
  const { propertyName } = discriminator;
  const { properties } = context.merge(branch).schema;
  const isRequired = properties.some(({ name, required }) => required && name === propertyName);
  return [translate('any other value'), ...(isRequired ? [] : [translate('no value')])];
}

/** `Send unit_price or total_amount`, for alternatives that consist of the members they require; undefined for others. */
function membersToSend(branches: Schema[], built: BranchData[], context: PageContext): string | undefined {
  const schemas = branches.map((branch) => context.merge(branch).schema);
  const isChoice = schemas.every((schema, index) => {
    const { properties } = schema;
    const isNamedByThem = built[index]?.label === requiredLabel(requiredMembers(schema));
    return isNamedByThem && properties.length > 0 && properties.every(({ required }) => required);
  });
  const names = schemas.map((schema) => joinAnd(requiredMembers(schema)));
  return isChoice ? translate('Send {names}', { names: joinOr(names) }) : undefined;
}

/** Builds the group for `not`, which mostly forbids fields. */
function buildExclusion({ not }: Schema, inside: Inside, expansion: Expansion): BranchGroupData[] {
  if (!not) return [];
  const { context } = expansion;
  const { properties, requiredOnly, description } = context.merge(not).schema;
  if (properties.length === 0 && requiredOnly.length > 0) {
    return [
      {
        label: translate('Not allowed'),
        branches: [{ label: joinTogether(requiredOnly), html: context.renderMarkdown(description) }],
      },
    ];
  }
  return [
    {
      label: translate('Must not be'),
      branches: [buildBranch({ branch: not, key: 'not' }, inside, expansion)],
    },
  ];
}

/** `a together with b`. */
function joinTogether(names: readonly string[]): string {
  return names.reduce((first, next) => translate('{first} together with {next}', { first, next }));
}

function buildDependency({ property, required }: Schema['dependentRequired'][number]): BranchGroupData {
  const branch: BranchData = { label: requiredLabel(required), required };
  return { label: conditionLabel(translate('{name} is sent', { name: property })), branches: [branch] };
}

/** Returns the possible values of the properties of an alternative, including the tag by which it is selected. */
function valuesOf(
  branch: Schema,
  tag: string | undefined,
  { discriminator }: Schema,
  { context }: Expansion,
): ReadonlyMap<string, Json[]> {
  const values = new Map([...constantsOf(branch, context)].map(([name, value]) => [name, [value]]));
  if (!discriminator || tag === undefined) return values;
  const chosenBy = tagValuesOf(branch, discriminator, context);
  return chosenBy.length > 0 ? values.set(tag, chosenBy) : values;
}

/**
 * Returns the tag values that select an alternative: those of the mapping, else its constant, else those of its alternatives,
 * else the name of the schema. Alternatives at the second level count by name only: the number of paths through unions that
 * contain each other grows with the orders of these unions.
 */
function tagValuesOf(
  branch: Schema,
  discriminator: NonNullable<Schema['discriminator']>,
  context: PageContext,
  isInside = false,
): Json[] {
  const mapped = mappedValues(discriminator, branch, context.merge);
  if (mapped.length > 0) return mapped;
  const { propertyName } = discriminator;
  const own = constantsOf(branch, context).get(propertyName);
  if (own !== undefined) return [own];
  const { schema, name } = context.merge(branch);
  if (name === undefined) return [];
  if (isInside) return [name];
  const inner = schema.discriminator?.propertyName === propertyName ? schema.discriminator : discriminator;
  const values = [...schema.oneOf, ...schema.anyOf].flatMap((one) => tagValuesOf(one, inner, context, true));
  return values.length > 0 ? [...new Set(values)] : [name];
}
