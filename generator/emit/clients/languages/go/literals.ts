import { isObject, type Json } from '#core/json/json';
import { goText } from '../../../snippets/languages/go';
import type { Field, NamedType, TypeRef } from '../../../../model/type-plan/type-plan';
import { fitsType } from '../../calls/fits-type';
import { compositeLine, compositeLines, type Entry } from './layout';
import { type GoNames, nameFields, nameVariants } from './names';
import { bareType, goScalar, isAny, isNilable, wrappingOf } from './types';

/** The longest composite literal on one line. */
const WIDTH = 70;

/** The most entries on one line. */
const MOST_ENTRIES = 3;

/**
 * Writes values that fit their types as expressions.
 * @param prefix of the names in the package of the client, `books.`.
 */
export class LiteralWriter {
  constructor(
    private readonly names: GoNames,
    private readonly prefix: string,
  ) {}

  /** Writes a value of a type. @param isItem whether the list around it says its type. */
  write(value: Json, type: TypeRef, isItem = false): string {
    if (value === null) return 'nil';
    const isPointer = type.nullable === true && !isNilable(type, this.names.types);
    return isPointer ? this.pointer(value, type) : this.bare(value, type, isItem);
  }

  /** Writes an argument or an option, which is a pointer if it can be left out. */
  writeGiven(value: Json, { required, type }: Pick<Field, 'required' | 'type'>): string {
    const isPointer = value !== null && !required && !isNilable(type, this.names.types);
    return isPointer ? this.pointer(value, type) : this.write(value, type);
  }

  private pointer(value: Json, type: TypeRef): string {
    const bare = this.bare(value, type);
    return bare.startsWith(`${this.typeName(type)}{`) ? `&${bare}` : this.wrapped('Ptr', bare, type);
  }

  private typeName(type: TypeRef): string {
    return bareType(type, this.names.types, this.prefix);
  }

  /** Go infers the types of strings and booleans only; its integers are others. */
  private wrapped(wrapper: 'Ptr' | 'Some', bare: string, type: TypeRef): string {
    const isNumber = type.kind === 'integer' || type.kind === 'number';
    const isConstant = type.kind === 'const' && typeof type.value === 'number';
    const isFree = isAny(type, this.names.types);
    const parameter = isNumber || isConstant || isFree ? `[${this.typeName(type)}]` : '';
    return `${this.prefix}${wrapper}${parameter}(${bare})`;
  }

  private bare(value: Json, type: TypeRef, isItem = false): string {
    if (isAny(type, this.names.types)) return free(value);
    switch (type.kind) {
      case 'named':
        return this.named(value, this.names.types.get(type.name)!, isItem);
      case 'list':
        return this.list(value as Json[], type.of);
      case 'map': {
        const entries = Object.entries(value as object).map(([name, member]): Entry => [
          goText(name),
          this.write(member as Json, type.of, true),
        ]);
        return composite(this.typeName(type), entries);
      }
      case 'tuple':
      case 'either':
      case 'any':
      case 'null':
        return free(value);
      case 'string':
      case 'integer':
      case 'number':
      case 'boolean':
      case 'const':
        return goScalar(value);
    }
  }

  private list(items: readonly Json[], of: TypeRef): string {
    return composite(
      this.typeName({ kind: 'list', of }),
      items.map((item): Entry => [undefined, this.write(item, of, true)]),
    );
  }

  private named(value: Json, type: NamedType, isItem: boolean): string {
    const { types, constants } = this.names;
    const name = isItem ? '' : this.prefix + type.name;
    switch (type.kind) {
      case 'enum':
        return this.prefix + constants.get(type.name)!.get(JSON.stringify(value))!;
      case 'union': {
        const { variant, name: field } = nameVariants(type).find((one) =>
          fitsType(value, one.variant, types),
        )!;
        return composite(name, [[field, this.pointer(value, variant)]]);
      }
      case 'object': {
        const fields = new Map(nameFields(type.fields).map((one) => [one.field.name, one]));
        const members = isObject(value) ? Object.entries(value) : [];
        return composite(
          name,
          members.map(([own, member]): Entry => {
            const { field, name: label } = fields.get(own)!;
            return [label, this.field(member, field, type.name)];
          }),
        );
      }
    }
  }

  private field(value: Json, field: Field, owner: string): string {
    switch (wrappingOf(field, this.names.types, owner)) {
      case 'bare':
        return value === null ? 'nil' : this.bare(value, field.type);
      case 'pointer':
        return value === null ? 'nil' : this.pointer(value, field.type);
      case 'opt':
        return value === null
          ? `${this.prefix}Null[${this.typeName(field.type)}]()`
          : this.wrapped('Some', this.bare(value, field.type), field.type);
    }
  }
}

/** Writes a value of any type. */
function free(value: Json): string {
  if (value === null) return 'nil';
  if (Array.isArray(value))
    return composite(
      '[]any',
      value.map((item): Entry => [undefined, free(item)]),
    );
  if (isObject(value))
    return composite(
      'map[string]any',
      Object.entries(value).map(([name, member]): Entry => [goText(name), free(member)]),
    );
  return goScalar(value);
}

function composite(type: string, entries: readonly Entry[]): string {
  if (entries.length === 0) return `${type}{}`;
  const isLong = entries.length > MOST_ENTRIES || entries.some(([, value]) => value.includes('\n'));
  const line = compositeLine(type, entries);
  return isLong || line.length > WIDTH ? compositeLines(type, entries) : line;
}
