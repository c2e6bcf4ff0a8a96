import type { Json, JsonObject } from '#core/json/json';
import { objectOf } from '#core/json/read';
import type { GlobalContext } from 'openapi-typescript';
import type * as Typescript from 'typescript';
import type { BundledDescription } from '../../read/normalize/bundled-description';
import { type OtherOperation, otherOperations } from './add-operations';
import type { OpenapiTypescript } from './load-openapi-typescript';

interface Library extends Pick<
  OpenapiTypescript,
  'addJSDocComment' | 'transformOperationObject' | 'tsPropertyIndex'
> {
  typescript: typeof Typescript;
}

/**
 * Adds `query` and custom methods to the types of the path items that have them, as openapi-typescript does with other methods: the type
 * of an operation by its name, or written out.
 * @param nodes the types of the description.
 * @see https://spec.openapis.org/oas/v3.2.0#path-item-object
 */
export function addMethods(
  nodes: readonly Typescript.Node[],
  bundle: BundledDescription,
  ctx: GlobalContext,
  { typescript, addJSDocComment, transformOperationObject, tsPropertyIndex }: Library,
): Typescript.Node[] {
  const { factory } = typescript;
  const { components } = bundle;
  return nodes.map((node) => {
    if (!typescript.isInterfaceDeclaration(node)) return node;
    switch (node.name.text) {
      case 'paths':
        return withMembers(node, (members) => inItems(members, bundle.paths));
      case 'webhooks':
        return withMembers(node, (members) => inItems(members, bundle.webhooks));
      case 'components':
        return withMembers(node, (members) =>
          inMembers(members, (name, own) =>
            name === 'pathItems' ? inItems(own, components?.pathItems) : [...own],
          ),
        );
      default:
        return node;
    }
  });

  function withMembers(
    node: Typescript.InterfaceDeclaration,
    change: (members: readonly Typescript.TypeElement[]) => Typescript.TypeElement[],
  ): Typescript.Node {
    const { modifiers, name, typeParameters, heritageClauses, members } = node;
    return factory.updateInterfaceDeclaration(
      node,
      modifiers,
      name,
      typeParameters,
      heritageClauses,
      change(members),
    );
  }

  /** Changes the members of members that are objects. */
  function inMembers(
    members: readonly Typescript.TypeElement[],
    change: (name: string, members: readonly Typescript.TypeElement[]) => Typescript.TypeElement[],
  ): Typescript.TypeElement[] {
    return members.map((member) => {
      if (!typescript.isPropertySignature(member) || !member.type) return member;
      const { modifiers, name, questionToken, type } = member;
      if (!typescript.isTypeLiteralNode(type) || typescript.isComputedPropertyName(name)) return member;
      const changed = factory.updateTypeLiteralNode(
        type,
        factory.createNodeArray(change(name.text, type.members)),
      );
      return factory.updatePropertySignature(member, modifiers, name, questionToken, changed);
    });
  }

  function inItems(
    members: readonly Typescript.TypeElement[],
    items: Readonly<Record<string, Json>> = {},
  ): Typescript.TypeElement[] {
    return inMembers(members, (name, own) => [
      ...own,
      ...otherOperations(objectOf(items[name]), bundle).map(memberOf),
    ]);
  }

  function memberOf({ method, id, operation }: OtherOperation): Typescript.TypeElement {
    const type = typeOf(operation, id);
    const member = factory.createPropertySignature(undefined, tsPropertyIndex(method), undefined, type);
    addJSDocComment(operation, member);
    return member;
  }

  function typeOf(operation: JsonObject, id: string | undefined): Typescript.TypeNode {
    if (id === undefined)
      return factory.createTypeLiteralNode(transformOperationObject(operation, { ctx, path: 'operations' }));
    return factory.createIndexedAccessTypeNode(
      factory.createTypeReferenceNode('operations'),
      factory.createLiteralTypeNode(factory.createStringLiteral(id)),
    );
  }
}
