import { isObject, type Json, type JsonObject } from '#core/json/json';
import { listOf, objectOf } from '#core/json/read';
import { componentNameOf } from '#core/schema/component-pointer';

/** A reference that is part of a type itself, not of one of its members. */
interface Link {
  holder: JsonObject;
  target: string;
  /** Whether the reference is to the elements of an array. */
  isList: boolean;
}

/**
 * Finds the schemas that are arrays of something that leads back to them; their types need a lazily resolved name
 * (openapi-ts/openapi-typescript#1603). Replaces references of a schema to itself that go through unions and bases alone, and so
 * say nothing, with `unknown`: changes `description`.
 * @returns names of component schemas.
 */
export function breakTypeCycles(description: JsonObject): Set<string> {
  const schemas = objectOf(objectOf(description.components).schemas);
  const links = new Map(Object.entries(schemas).map(([name, schema]) => [name, linksOf(schema, false)]));
  const linksFrom = (name: string) => links.get(name) ?? [];
  const direct = (name: string) => linksFrom(name).filter(({ isList }) => !isList);
  for (const { holder } of backLinks([...links.keys()], direct)) delete holder.$ref;
  const lists = backLinks([...links.keys()], linksFrom).filter(({ holder }) => holder.$ref !== undefined);
  return listedIn(lists, links);
}

/** Returns every list of a cycle: one of them breaks the cycle, but which one depends on the schema that is read first. */
function listedIn(found: readonly Link[], links: ReadonlyMap<string, Link[]>): Set<string> {
  const cyclic = new Set(found.map(({ target }) => target));
  if (cyclic.size === 0) return cyclic;
  const all = [...links.values()].flat();
  return new Set(all.filter(({ isList }) => isList).map(({ target }) => target));
}

function linksOf(schema: Json, isList: boolean): Link[] {
  const own = objectOf(schema);
  const { $ref, allOf, oneOf, anyOf, items, prefixItems, not } = own;
  const target = typeof $ref === 'string' ? componentNameOf($ref) : undefined;
  const parts = [...listOf(allOf), ...listOf(oneOf), ...listOf(anyOf), not ?? null].filter(isObject);
  const elements = [items ?? null, ...listOf(prefixItems)].filter(isObject);
  return [
    ...(target === undefined ? [] : [{ holder: own, target, isList }]),
    ...parts.flatMap((part) => linksOf(part, isList)),
    ...elements.flatMap((element) => linksOf(element, true)),
  ];
}

/** Returns the links that close a cycle, searching depth first without recursion. */
function backLinks(names: readonly string[], linksFrom: (name: string) => readonly Link[]): Link[] {
  const found: Link[] = [];
  const done = new Set<string>();
  for (const start of names) {
    const path = [{ name: start, links: [...linksFrom(start)] }];
    const open = new Set([start]);
    while (path.length > 0) {
      const { name, links } = path.at(-1)!;
      const link = done.has(name) ? undefined : links.shift();
      if (link === undefined) {
        path.pop();
        open.delete(name);
        done.add(name);
      } else if (open.has(link.target)) found.push(link);
      else if (!done.has(link.target)) {
        open.add(link.target);
        path.push({ name: link.target, links: [...linksFrom(link.target)] });
      }
    }
  }
  return found;
}
