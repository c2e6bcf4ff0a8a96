import type { ObjectLinkData } from '#core/contracts/page-data';
import type { NamedSchema, Property, Schema } from '../../../model/api/api-model';
import { elementOf } from '../../../model/wording/element-of';
import { listProperties } from '../../../model/wording/list-members';
import { titleOf } from '../../../model/wording/wording-context';
import type { PageContext } from '../page-context';

/** How deep parts of an object are searched for other objects. */
const MAX_DEPTH = 3;

/** A page does not list more links than these. */
export const MOST_LINKS = 300;

interface Place {
  /** Path of the field: `items.product_code`. */
  path: string;
  isMany: boolean;
  depth: number;
}

/**
 * Lists the fields that lead from one of these objects to another: those whose type is the object, alone or in a list, and those
 * that have its id or code by name (`coupon`, `product_code`).
 */
export function listObjectLinks(objects: readonly NamedSchema[], context: PageContext): ObjectLinkData[] {
  const byName = new Map(objects.map((one) => [one.name, one]));
  const byKey = new Map(objects.map((one) => [keyOf(one.name), one]));
  return objects.flatMap((from) => {
    const links = linksIn(from.schema, { path: '', isMany: false, depth: 0 });
    return links.map(({ to, path, isMany }) => ({
      from: { label: titleOf(from), href: context.addresses.object(from.slug) },
      field: path,
      href: `${context.addresses.object(from.slug)}#${path}`,
      to: { label: titleOf(to), href: context.addresses.object(to.slug) },
      ...(isMany && { isMany }),
    }));
  });

  function linksIn(schema: Schema, place: Place): { to: NamedSchema; path: string; isMany: boolean }[] {
    return listProperties(elementOf(schema, context).element.schema).flatMap((property) => {
      const path = place.path === '' ? property.name : `${place.path}.${property.name}`;
      const { element, levels } = elementOf(property.schema, context);
      const inner = { path, isMany: place.isMany || levels.length > 0, depth: place.depth + 1 };
      const to = byName.get(element.name ?? '') ?? objectWithKey(property);
      if (to) return [{ to, path, isMany: inner.isMany }];
      return inner.depth < MAX_DEPTH ? linksIn(property.schema, inner) : [];
    });
  }

  /** The object whose id or code a field has: it is named like the object, and of the same type. */
  function objectWithKey({ name, schema }: Property): NamedSchema | undefined {
    const { types } = elementOf(schema, context).element.schema;
    const [, subject = name, key] = /^(.+)_(id|code)$/.exec(name) ?? [];
    const named = byKey.get(name) ?? byKey.get(subject);
    if (!named) return undefined;
    const isWhole = byKey.has(name);
    const keys = listProperties(elementOf(named.schema, context).element.schema).filter((property) =>
      isWhole ? ['id', 'code'].includes(property.name) : property.name === key,
    );
    const isSame = keys.some(
      (one) => elementOf(one.schema, context).element.schema.types.join() === types.join(),
    );
    return isSame ? named : undefined;
  }
}

/** The name of an object as fields write it: `TaxCode` is `tax_code`. */
function keyOf(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '_').toLowerCase();
}
