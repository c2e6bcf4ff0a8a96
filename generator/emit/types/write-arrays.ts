import { componentNameOf } from '#core/schema/component-pointer';
import type { GlobalContext, SchemaObject } from 'openapi-typescript';
import type { NodeFactory } from 'typescript';
import type { OpenapiTypescript } from './load-openapi-typescript';
import { STREAM } from './mark-streams';
import { type Tuple, writeTuple } from './write-tuple';

interface Writers extends Pick<OpenapiTypescript, 'transformSchemaObject'> {
  factory: NodeFactory;
}

/**
 * Creates a transform that writes arrays of these component schemas as `List<"Name">`, marked arrays as `Stream<Item>`, and tuples.
 * @param names the component schemas that contain an array of themselves.
 */
export function createArrayTransform(
  names: ReadonlySet<string>,
  { factory, transformSchemaObject }: Writers,
): GlobalContext['transform'] {
  return (schema, options) => {
    const {
      type,
      items,
      [STREAM]: isStream,
    }: { type?: unknown; items?: unknown; [STREAM]?: unknown } = schema;
    if (type !== 'array') return undefined;
    if (isStream === true) {
      const item = transformSchemaObject(items as SchemaObject, options);
      return factory.createTypeReferenceNode('Stream', [item]);
    }
    if ('prefixItems' in schema && Array.isArray(schema.prefixItems))
      return writeTuple(
        schema as unknown as Tuple,
        (item) => transformSchemaObject(item as SchemaObject, options),
        factory,
      );
    const name = nameOf(items);
    if (name === undefined || !names.has(name)) return undefined;
    const argument = factory.createLiteralTypeNode(factory.createStringLiteral(name));
    return factory.createTypeReferenceNode('List', [argument]);
  };
}

function nameOf(items: unknown): string | undefined {
  if (typeof items !== 'object' || items === null || !('$ref' in items)) return undefined;
  const { $ref } = items;
  return typeof $ref === 'string' ? componentNameOf($ref) : undefined;
}
