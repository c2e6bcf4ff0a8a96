import type { NodeFactory, TypeNode } from 'typescript';

/** More items after the prefix than these are an array, whatever number of them is required. */
const MAX_REQUIRED = 8;

/** The keywords of a tuple. */
export interface Tuple {
  prefixItems: readonly unknown[];
  items?: unknown;
  unevaluatedItems?: unknown;
  minItems?: unknown;
  maxItems?: unknown;
}

/**
 * Writes a tuple with the lengths that its schema allows: `[string?, ...number[]]` for `prefixItems: [{type: string}], items: {type:
 * integer}`. openapi-typescript requires all items of the prefix, and no others.
 * @see https://json-schema.org/draft/2020-12/json-schema-core#name-prefixitems
 */
export function writeTuple(
  { prefixItems, items, unevaluatedItems, minItems, maxItems }: Tuple,
  typeOf: (schema: unknown) => TypeNode,
  factory: NodeFactory,
): TypeNode {
  const most = typeof maxItems === 'number' ? maxItems : Infinity;
  const least = typeof minItems === 'number' ? minItems : 0;
  const prefix = prefixItems.slice(0, most).map(typeOf);
  const others = items ?? unevaluatedItems ?? true;
  const item = others !== false && most > prefixItems.length ? typeOf(others) : undefined;
  const missing = Math.min(Math.max(least - prefix.length, 0), MAX_REQUIRED);
  return factory.createTupleTypeNode([
    ...prefix.map((node, index) => (index < least ? node : factory.createOptionalTypeNode(node))),
    ...(item ? Array.from({ length: missing }, () => item) : []),
    ...(item ? [factory.createRestTypeNode(factory.createArrayTypeNode(item))] : []),
  ]);
}
