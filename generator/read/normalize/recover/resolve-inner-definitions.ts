import { isObject, type Json, type JsonObject } from '#core/json/json';
import { joinPointer, parseFragment, valueAt } from '#core/json/pointer';
import { kindOfMember } from '#core/openapi/description-parts';

const INNER = /^#\/(?:\$defs|definitions)\//;

/** A schema around a reference, which may define others. */
interface Scope {
  schema: JsonObject;
  pointer: string;
}

/**
 * Resolves references such as `#/$defs/X` at the nearest schema around them that has `X`, where the document itself has none: programs
 * that write JSON Schema first and put it into a description leave such references. Changes the document.
 * @returns the pointers of the references.
 */
export function resolveInnerDefinitions(document: Json): string[] {
  const resolved: string[] = [];
  visit(document, '#', [], false);
  return resolved;

  function visit(value: Json, pointer: string, around: readonly Scope[], isMap: boolean): void {
    if (Array.isArray(value))
      return value.forEach((item, index) => visit(item, joinPointer(pointer, index), around, false));
    if (!isObject(value)) return;
    const scopes = isMap ? around : [{ schema: value, pointer }, ...around];
    if (!isMap && typeof value.$ref === 'string' && INNER.test(value.$ref)) {
      const target = targetOf(value.$ref, scopes);
      if (target !== undefined) {
        resolved.push(pointer);
        referTo(target, value, target.startsWith(`${pointer}/`));
      }
    }
    for (const [key, member] of Object.entries(value)) {
      const kind = kindOfMember(key, member, isMap);
      if (kind !== 'value') visit(member, joinPointer(pointer, key), scopes, kind === 'map');
    }
  }

  function targetOf(reference: string, scopes: readonly Scope[]): string | undefined {
    const tokens = parseFragment(reference) ?? [];
    if (valueAt(document, tokens) !== undefined) return undefined;
    const scope = scopes.find(({ schema }) => valueAt(schema, tokens) !== undefined);
    return scope && tokens.reduce(joinPointer, scope.pointer);
  }
}

/** A schema that refers to a definition inside itself would be replaced by it, definition included, so it refers in `allOf`. */
function referTo(target: string, schema: JsonObject, isInside: boolean): void {
  if (!isInside) {
    schema.$ref = target;
    return;
  }
  delete schema.$ref;
  const parts = Array.isArray(schema.allOf) ? schema.allOf : [];
  schema.allOf = [{ $ref: target }, ...parts];
}
