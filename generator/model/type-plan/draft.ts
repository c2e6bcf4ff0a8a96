import type { EnumType, Loss, ObjectType, TypeRef, UnionType } from './type-plan';

/** A type before it has its final name: references name the key of another draft. */
export type Draft = {
  /** Equal in both directions for the same schema. */
  key: string;
  /** The component, or the names of the type around it and of the field. */
  wanted: string;
  isComponent: boolean;
  doc?: string;
} & (ObjectType | EnumType | UnionDraft);

export interface UnionDraft extends UnionType {
  /** The values of the tag in each variant that is a type with a name. */
  tags: readonly (readonly [key: string, values: readonly string[]])[];
}

/** All types that the values of one direction have. */
export interface Drafts {
  drafts: ReadonlyMap<string, Draft>;
  losses: readonly Loss[];
}

/** Where a type is used. */
export interface Place {
  /** The names that a type without one is called by: `InvoiceLines`. */
  name: string;
  /** As in {@link Loss}. */
  at: string;
  /** How many types without a name are around it. */
  depth: number;
}

/** Applies a function to all types that a draft refers to, at any depth. */
export function mapRefs(draft: Draft, change: (ref: TypeRef) => TypeRef): Draft {
  switch (draft.kind) {
    case 'enum':
      return draft;
    case 'union':
      return { ...draft, variants: draft.variants.map(change) };
    case 'object':
      return {
        ...draft,
        fields: draft.fields.map((field) => ({ ...field, type: change(field.type) })),
        rest: typeof draft.rest === 'string' ? draft.rest : change(draft.rest),
      };
  }
}

/** Applies a function to the types with a name in a type. */
export function mapNamed(ref: TypeRef, change: (named: NamedRef) => TypeRef): TypeRef {
  switch (ref.kind) {
    case 'named':
      return change(ref);
    case 'list':
    case 'map':
      return { ...ref, of: mapNamed(ref.of, change) };
    case 'either':
      return { ...ref, of: ref.of.map((one) => mapNamed(one, change)) };
    case 'tuple':
      return { ...ref, first: ref.first.map((one) => mapNamed(one, change)) };
    case 'string':
    case 'integer':
    case 'number':
    case 'boolean':
    case 'any':
    case 'null':
    case 'const':
      return ref;
  }
}

type NamedRef = Extract<TypeRef, { kind: 'named' }>;

/** Applies a function to the names in a type. */
export function mapNames(ref: TypeRef, change: (name: string) => string): TypeRef {
  return mapNamed(ref, (named) => ({ ...named, name: change(named.name) }));
}

/** Returns the names in the types that a draft refers to. */
export function namesIn(draft: Draft): string[] {
  const names: string[] = [];
  mapRefs(draft, (ref) =>
    mapNames(ref, (name) => {
      names.push(name);
      return name;
    }),
  );
  return names;
}
