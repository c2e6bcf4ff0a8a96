import { joinOrders } from '#core/schema/member-order';
import type { Limit, Schema, SchemaType } from '../api-model';
import { combineProperties } from './combine-properties';
import { emptySchema } from './empty-schema';
import type { Part } from './part';

/** Combines schemas that all apply into one; if two have the same keyword, the later one is more specific. */
export function combineSchemas(parts: readonly Part[]): Schema {
  const [first = emptySchema(), ...others] = parts.map(({ schema }) => schema);
  if (others.length === 0) return first;
  const scalars = others.reduce(combineTwo, first);
  return { ...scalars, ...combineProperties(parts, scalars.order) };
}

function combineTwo(base: Schema, own: Schema): Schema {
  const {
    oneOf,
    anyOf,
    not,
    if: condition,
    then,
    else: otherwise,
    discriminator,
    allOf,
  } = combineBranches(base, own);
  // One literal with every keyword: spreading took longer than all the rest.
  return {
    description: own.description ?? base.description,
    basis: own.basis,
    notes: own.notes,
    update: own.update ?? base.update,
    deprecated: own.deprecated,
    title: own.title ?? base.title,
    types: combineTypes(base.types, own.types),
    format: own.format ?? base.format,
    enum: own.enum ?? base.enum,
    const: own.const ?? base.const,
    default: own.default ?? base.default,
    examples: own.examples.length > 0 ? own.examples : base.examples,
    readOnly: own.readOnly || base.readOnly,
    writeOnly: own.writeOnly || base.writeOnly,
    limits: combineLimits(base.limits, own.limits),
    order: joinOrders(own.order, base.order),
    properties: [],
    requiredOnly: [],
    patternProperties: [...base.patternProperties, ...own.patternProperties],
    additionalProperties: own.additionalProperties ?? base.additionalProperties,
    additionalName: own.additionalName ?? base.additionalName,
    propertyNames: own.propertyNames ?? base.propertyNames,
    items: combineInner(base.items, own.items),
    prefixItems: own.prefixItems.length > 0 ? own.prefixItems : base.prefixItems,
    contains: [...base.contains, ...own.contains],
    contentSchema: combineInner(base.contentSchema, own.contentSchema),
    dependentRequired: [...base.dependentRequired, ...own.dependentRequired],
    dependentSchemas: [...base.dependentSchemas, ...own.dependentSchemas],
    xml: own.xml ?? base.xml,
    boolean: own.boolean ?? base.boolean,
    oneOf,
    anyOf,
    not,
    if: condition,
    then,
    else: otherwise,
    discriminator,
    allOf,
  };
}

function combineTypes(base: SchemaType[], own: SchemaType[]): SchemaType[] {
  if (base.length === 0 || own.length === 0) return [...base, ...own];
  const both = own.filter((type) => base.includes(type) || (type === 'integer' && base.includes('number')));
  return both.length > 0 ? both : own;
}

function combineLimits(base: Limit[], own: Limit[]): Limit[] {
  const isOverridden = ({ keyword }: Limit) => own.some((limit) => limit.keyword === keyword);
  return own.length === 0 ? base : [...base.filter((limit) => !isOverridden(limit)), ...own];
}

function combineInner(base: Schema | undefined, own: Schema | undefined): Schema | undefined {
  return base && own ? { ...emptySchema(), allOf: [base, own] } : (own ?? base);
}

type Branches = Pick<Schema, 'oneOf' | 'anyOf' | 'not' | 'if' | 'then' | 'else' | 'discriminator' | 'allOf'>;

/**
 * Combines branch groups. Two groups of the same kind cannot be combined: that of the base then stays a separate schema in `allOf`.
 */
function combineBranches(base: Schema, own: Schema): Branches {
  const clashes =
    areTwo(base.oneOf, own.oneOf) ||
    areTwo(base.anyOf, own.anyOf) ||
    (base.not !== undefined && own.not !== undefined) ||
    (base.if !== undefined && own.if !== undefined);
  if (clashes)
    return {
      ...branchesOf(own),
      allOf: [...base.allOf, { ...emptySchema(), ...branchesOf(base), allOf: [] }, ...own.allOf],
    };
  const condition = own.if ? own : base;
  return {
    oneOf: own.oneOf.length > 0 ? own.oneOf : base.oneOf,
    anyOf: own.anyOf.length > 0 ? own.anyOf : base.anyOf,
    not: own.not ?? base.not,
    if: condition.if,
    then: condition.then,
    else: condition.else,
    discriminator: own.discriminator ?? base.discriminator,
    allOf: [...base.allOf, ...own.allOf],
  };
}

/** Whether two groups differ; the same group in both counts once. */
function areTwo(base: Schema[], own: Schema[]): boolean {
  return base.length > 0 && own.length > 0 && JSON.stringify(base) !== JSON.stringify(own);
}

function branchesOf({
  oneOf,
  anyOf,
  not,
  if: condition,
  then,
  else: otherwise,
  discriminator,
  allOf,
}: Schema): Branches {
  return { oneOf, anyOf, not, if: condition, then, else: otherwise, discriminator, allOf };
}
