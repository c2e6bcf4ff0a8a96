import type { Json } from '#core/json/json';
import type { Property, Schema } from '../../model/api-model';
import { slugOf } from '../../model/slug';
import type { BranchData, BranchGroupData } from '#core/contracts/page-data';
import { buildBranch } from './build-branch';
import { describeCondition } from '../../wording/condition-text';
import type { Expansion } from './expansion';
import type { Inside } from './fields';
import { requiredLabel } from '../../wording/required-label';
import { constantsOf, toldApartBy } from '../../wording/told-apart';
import { formatValue } from '../../wording/value-text';

interface BranchGroup {
  label: string;
  /** Start of the anchors of fields in the branches; the name of the branch follows. */
  key?: string;
  /** True where a value fits some of the branches. */
  isChoice?: boolean;
  /** The property that tells the branches apart. */
  tag?: string;
  branches: Schema[];
}

/** The alternatives and conditions of a schema, each group with what it demands. */
export function buildBranchGroups(schema: Schema, inside: Inside, expansion: Expansion): BranchGroupData[] {
  const groups = [...listAlternatives(schema, expansion), ...listConditions(schema, expansion)];
  const built = groups.map(({ label, key, isChoice, tag, branches }) => ({
    label: tag === undefined ? label : `${label}, told apart by ${tag}`,
    branches: branches.map((branch, index) => {
      const values = isChoice ? valuesOf(branch, tag, schema, expansion) : new Map<string, Json[]>();
      const chosenBy = tag === undefined ? undefined : values.get(tag);
      const value = chosenBy?.map(formatValue).join(' or ');
      return buildBranch({ branch, value, values, key: key ?? '', index }, inside, expansion);
    }),
  }));
  return [
    ...built,
    ...buildExclusion(schema, inside, expansion),
    ...schema.dependentRequired.map(buildDependency),
  ];
}

function listAlternatives({ oneOf, anyOf, discriminator }: Schema, expansion: Expansion): BranchGroup[] {
  return [
    { label: 'Exactly one of', branches: oneOf },
    { label: 'At least one of', branches: anyOf },
  ]
    .filter(({ branches }) => branches.some((branch) => saysMoreThanType(branch, expansion)))
    .map((group) => ({
      ...group,
      isChoice: true,
      tag: discriminator?.propertyName ?? toldApartBy(group.branches, expansion.context),
    }));
}

/** Alternatives such as `string or integer` stand in the type already. */
function saysMoreThanType(branch: Schema, { context }: Expansion): boolean {
  const { schema } = context.merge(branch);
  const { limits, enum: values, description, const: constant, types, format, examples } = schema;
  const isScalar = types.length > 0 && !types.includes('object') && !types.includes('array');
  return (
    !isScalar ||
    limits.length + examples.length > 0 ||
    [values, description, constant, format, schema.title, schema.default].some(
      (member) => member !== undefined,
    )
  );
}

function listConditions(schema: Schema, { context }: Expansion): BranchGroup[] {
  const groups: BranchGroup[] = [];
  if (schema.if && schema.then) {
    const condition = describeCondition(schema.if, context.merge);
    groups.push({
      label: `If ${condition}, then`,
      key: 'then',
      branches: [demandNamed(schema.then, schema)],
    });
  }
  if (schema.if && schema.else) {
    const label = schema.then ? 'Otherwise' : `Unless ${describeCondition(schema.if, context.merge)}`;
    groups.push({ label, key: 'else', branches: [demandNamed(schema.else, schema)] });
  }
  for (const { property, schema: then } of schema.dependentSchemas) {
    const key = `with-${slugOf(property)}`;
    groups.push({ label: `If ${property} is sent, then`, key, branches: [demandNamed(then, schema)] });
  }
  return groups;
}

/** A consequence demands the members it gives nothing but a type where the object around it says what they are. */
function demandNamed(consequence: Schema, around: Schema): Schema {
  const named = new Set(around.properties.map(({ name }) => name));
  const demanded = consequence.properties.filter((property) => named.has(property.name) && isBare(property));
  return {
    ...consequence,
    properties: consequence.properties.filter((property) => !demanded.includes(property)),
    requiredOnly: [...consequence.requiredOnly, ...demanded.map(({ name }) => name)],
  };
}

function isBare({ required, schema }: Property): boolean {
  const { types, ref, description, items, enum: values, const: constant, properties, limits } = schema;
  const saysMore = [ref, description, items, values, constant].some((member) => member !== undefined);
  return required && types.length === 1 && !saysMore && properties.length === 0 && limits.length === 0;
}

/** `not`, which mostly forbids fields. */
function buildExclusion({ not }: Schema, inside: Inside, expansion: Expansion): BranchGroupData[] {
  if (!not) return [];
  const { context } = expansion;
  const { properties, requiredOnly, description } = context.merge(not).schema;
  if (properties.length === 0 && requiredOnly.length > 0) {
    return [
      {
        label: 'Not allowed',
        branches: [
          { label: requiredOnly.join(' together with '), html: context.renderMarkdown(description) },
        ],
      },
    ];
  }
  return [
    {
      label: 'Must not be',
      branches: [buildBranch({ branch: not, key: 'not', index: 0 }, inside, expansion)],
    },
  ];
}

function buildDependency({ property, required }: Schema['dependentRequired'][number]): BranchGroupData {
  const branch: BranchData = { label: requiredLabel(required), required };
  return { label: `If ${property} is sent, then`, branches: [branch] };
}

/** The values that the properties of an alternative can have, and that of the tag by which it is chosen. */
function valuesOf(
  branch: Schema,
  tag: string | undefined,
  { discriminator }: Schema,
  { context }: Expansion,
): ReadonlyMap<string, Json[]> {
  const values = new Map([...constantsOf(branch, context)].map(([name, value]) => [name, [value]]));
  if (!discriminator || tag === undefined) return values;
  const { ref } = branch;
  const mapped = discriminator.mapping.filter((entry) => ref !== undefined && entry.ref === ref);
  if (mapped.length > 0)
    values.set(
      tag,
      mapped.map(({ value }) => value),
    );
  // Without a mapping the name of the schema is the value.
  else if (!values.has(tag) && ref !== undefined) values.set(tag, [ref]);
  return values;
}
