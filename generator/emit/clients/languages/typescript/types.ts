import type { Json } from '#core/json/json';
import type { Field, NamedType, TypeRef } from '../../../../model/type-plan/type-plan';
import { javascriptKey, javascriptText } from '../../../snippets/languages/javascript-text';

/** Writes a type. */
export function typescriptType(type: TypeRef): string {
  const text = bareType(type);
  return type.nullable ? `${text} | null` : text;
}

function bareType(type: TypeRef): string {
  switch (type.kind) {
    case 'named':
      return type.name;
    case 'string':
    case 'boolean':
    case 'number':
    case 'null':
      return type.kind;
    case 'integer':
      return 'number';
    case 'any':
      return 'unknown';
    case 'list':
      return `${grouped(typescriptType(type.of))}[]`;
    case 'map':
      return `{ [name: string]: ${typescriptType(type.of)} }`;
    // Schemas say what is at a position, not that something is.
    case 'tuple':
      return `[${[...type.first.map((one) => `(${typescriptType(one)})?`), '...unknown[]'].join(', ')}]`;
    case 'either':
      return distinct(type.of.map(typescriptType)).join(' | ');
    case 'const':
      return literal(type.value);
  }
}

/** Writes a declared type: an interface, or another name for a type. */
export function typescriptDeclaration(type: NamedType): string {
  return [...commentOf(type), `export ${declarationOf(type)}`].join('\n');
}

function declarationOf(type: NamedType): string {
  switch (type.kind) {
    case 'enum':
      return `type ${type.name} =${variants([...type.values.map(literal), ...(type.open ? openKinds(type.values) : [])])};`;
    case 'union':
      return `type ${type.name} =${variants(distinct(type.variants.map(typescriptType)))};`;
    case 'object': {
      const members = type.fields.map((field) => ({ ...field, type: typescriptType(field.type) }));
      // A type of other members would have to suit those with a name, too.
      return typescriptInterface(type.name, members, typeof type.rest !== 'string');
    }
  }
}

/** A member of an interface, with its type as code. */
export type Member = Omit<Field, 'type'> & { type: string };

/** Writes an interface. @param isOpen whether it has members without a name. */
export function typescriptInterface(name: string, members: readonly Member[], isOpen = false): string {
  const lines = members.flatMap((member) => [
    ...commentOf(member).map((line) => `  ${line}`),
    `  ${javascriptKey(member.name)}${member.required ? '' : '?'}: ${member.type};`,
  ]);
  return [`interface ${name} {`, ...lines, ...(isOpen ? ['  [name: string]: unknown;'] : []), '}'].join('\n');
}

/** Editors suggest the values of an open type, too, because its scalars are written as an intersection. */
function openKinds(values: readonly Json[]): string[] {
  return distinct(values.map((value) => `(${typeof value} & {})`));
}

function literal(value: Json): string {
  return typeof value === 'string' ? javascriptText(value) : JSON.stringify(value);
}

function variants(types: readonly string[]): string {
  const line = ` ${types.join(' | ')}`;
  return line.length <= 80 ? line : types.map((type) => `\n  | ${type}`).join('');
}

function grouped(type: string): string {
  return / [|&] /.test(type) && !/^[{[][^|&]*$/.test(type) ? `(${type})` : type;
}

/** Writes words as a comment. */
export function commentOf({ doc, deprecated }: { doc?: string; deprecated?: true }): string[] {
  const words = [...(doc === undefined ? [] : [oneLine(doc)]), ...(deprecated ? ['@deprecated'] : [])];
  return words.length > 0 ? [`/** ${words.join(' ')} */`] : [];
}

function oneLine(text: string): string {
  return text
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('*/', '*\u200b/')
    .trim();
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
