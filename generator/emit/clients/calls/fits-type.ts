import { isObject, type Json } from '#core/json/json';
import type { NamedType, TypeRef } from '../../../model/type-plan/type-plan';

/**
 * Whether a value is one of a type. Authors write examples that their own schemas refuse; code with them would not compile.
 * @param types all types with a name, by it.
 */
export function fitsType(value: Json, type: TypeRef, types: ReadonlyMap<string, NamedType>): boolean {
  if (value === null) return type.nullable === true || type.kind === 'null' || type.kind === 'any';
  const fits = (one: Json, of: TypeRef) => fitsType(one, of, types);
  switch (type.kind) {
    case 'any':
      return true;
    case 'null':
      return false;
    case 'named':
      return fitsNamed(value, types.get(type.name)!, types);
    case 'string':
    case 'boolean':
    case 'number':
      return typeof value === type.kind;
    case 'integer':
      return Number.isInteger(value);
    case 'list':
      return Array.isArray(value) && value.every((item) => fits(item, type.of));
    case 'map':
      return isObject(value) && Object.values(value).every((member) => fits(member, type.of));
    case 'tuple':
      return (
        Array.isArray(value) &&
        type.first.every((of, index) => value[index] === undefined || fits(value[index], of))
      );
    case 'either':
      return type.of.some((of) => fits(value, of));
    case 'const':
      return value === type.value;
  }
}

function fitsNamed(value: Json, type: NamedType, types: ReadonlyMap<string, NamedType>): boolean {
  switch (type.kind) {
    case 'enum':
      return type.values.includes(value);
    case 'union':
      return type.variants.some((variant) => fitsType(value, variant, types));
    case 'object': {
      if (!isObject(value)) return false;
      const fields = new Map(type.fields.map((field) => [field.name, field]));
      return (
        type.fields.every(({ name, required }) => !required || Object.hasOwn(value, name)) &&
        Object.entries(value).every(([name, member]) => {
          const field = fields.get(name);
          return field !== undefined && fitsType(member, field.type, types);
        })
      );
    }
  }
}
