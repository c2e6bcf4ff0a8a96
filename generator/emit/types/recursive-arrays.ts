import { componentNameOf } from '#core/schema/component-pointer';
import type { GlobalContext } from 'openapi-typescript';
import type { NodeFactory } from 'typescript';

/** Creates a transform that writes arrays of these component schemas as `List<"Name">`. */
export function createRecursiveArrayTransform(
  names: ReadonlySet<string>,
  factory: NodeFactory,
): GlobalContext['transform'] {
  return ({ type, items }: { type?: unknown; items?: unknown }) => {
    const name = nameOf(items);
    if (type !== 'array' || name === undefined || !names.has(name)) return undefined;
    const argument = factory.createLiteralTypeNode(factory.createStringLiteral(name));
    return factory.createTypeReferenceNode('List', [argument]);
  };
}

function nameOf(items: unknown): string | undefined {
  if (typeof items !== 'object' || items === null || !('$ref' in items)) return undefined;
  const { $ref } = items;
  return typeof $ref === 'string' ? componentNameOf($ref) : undefined;
}
