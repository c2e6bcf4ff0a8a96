import { translate } from '#core/labels/translate';
import { ALTERNATIVES, conditionLabel, exceptionLabel } from '#core/labels/alternatives';
import type { Property, Schema } from '../api/api-model';
import { slugOf } from '../api/slug';
import { describeCondition } from './condition-text';
import { discriminatingProperty } from './discriminating-property';
import { withInheritedType } from './inherited-type';
import type { WordingContext } from './wording-context';

/** Schemas that apply in addition to the members of a schema: alternatives, or the consequence of a condition. */
export interface BranchGroup {
  label: string;
  /** Prefix of the anchors of fields in the branches; the name of the branch follows. */
  key?: string;
  /** True if a value can match some of the branches. */
  isChoice?: boolean;
  /** The property that identifies the branch. */
  tag?: string;
  branches: Schema[];
}

/** Returns the alternatives and conditions of a schema, each group with its branches; excludes `not`. */
export function listBranchGroups(schema: Schema, context: WordingContext): BranchGroup[] {
  return [...listAlternatives(schema, context), ...listConditions(schema, context)];
}

/** Returns a merged schema and the parts that could not be merged, whose groups refer to the members of the whole. */
export function partsOfWhole(whole: Schema): Schema[] {
  return [...whole.allOf.map((part) => ({ ...part, properties: whole.properties })), whole];
}

function listAlternatives(schema: Schema, context: WordingContext): BranchGroup[] {
  const { oneOf, anyOf, discriminator } = schema;
  return [
    { label: ALTERNATIVES.oneOf, branches: oneOf },
    { label: ALTERNATIVES.anyOf, branches: anyOf },
  ]
    .map(({ label, branches }) => ({
      label,
      branches: branches.map((branch) => withInheritedType(branch, schema)),
    }))
    .filter(({ branches }) => branches.some((branch) => saysMoreThanType(branch, context)))
    .map((group) => ({
      ...group,
      isChoice: true,
      tag: discriminator?.propertyName ?? discriminatingProperty(group.branches, context),
    }));
}

/**
 * Whether a branch has more to show than its type: alternatives such as `string or integer` are already in the type of the schema.
 */
function saysMoreThanType(branch: Schema, context: WordingContext): boolean {
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

function listConditions(schema: Schema, context: WordingContext): BranchGroup[] {
  const groups: BranchGroup[] = [];
  if (schema.if && schema.then) {
    const condition = describeCondition(schema.if, context.merge);
    groups.push({
      label: conditionLabel(condition),
      key: 'then',
      branches: [demandNamed(schema.then, schema)],
    });
  }
  if (schema.if && schema.else) {
    const label = schema.then
      ? ALTERNATIVES.otherwise
      : exceptionLabel(describeCondition(schema.if, context.merge));
    groups.push({ label, key: 'else', branches: [demandNamed(schema.else, schema)] });
  }
  for (const { property, schema: then } of schema.dependentSchemas) {
    const key = `with-${slugOf(property)}`;
    groups.push({
      label: conditionLabel(translate('{name} is sent', { name: property })),
      key,
      branches: [demandNamed(then, schema)],
    });
  }
  return groups;
}

/**
 * Turns the members that a consequence requires without more than a type into required names, if the schema around it defines them.
 */
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
