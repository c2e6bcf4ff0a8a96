import type { Json } from '#core/json/json';
import { COMMON_ESCAPES, commonUnicode, escapeBy } from '../../../snippets/languages/escape-text';
import type { Field, NamedType, TypeRef } from '../../../../model/type-plan/type-plan';
import { isFieldName } from './names';

const escape = escapeBy(COMMON_ESCAPES, commonUnicode);

/** Writes a string of Python. */
export function pythonString(text: string): string {
  return `"${escape(text).replace(/[\ud800-\udfff](?![\udc00-\udfff])/g, '?')}"`;
}

/** Writes a type in an annotation, which Python reads late: no name needs quotes. */
export function pythonType(type: TypeRef): string {
  const text = bareType(type);
  return type.nullable ? `${text} | None` : text;
}

function bareType(type: TypeRef): string {
  switch (type.kind) {
    case 'named':
      return type.name;
    case 'string':
      return 'str';
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'boolean':
      return 'bool';
    case 'any':
      return 'Any';
    case 'null':
      return 'None';
    case 'list':
      return `list[${pythonType(type.of)}]`;
    case 'map':
      return type.of.kind === 'any' ? 'JsonObject' : `dict[str, ${pythonType(type.of)}]`;
    // JSON has lists, which have items of one type in Python.
    case 'tuple':
      return 'list[Any]';
    case 'either':
      return distinct(type.of.map(pythonType)).join(' | ');
    case 'const':
      return literal([type.value]);
  }
}

/** Writes a declared type: a `TypedDict`, or another name for a type. */
export function pythonDeclaration(type: NamedType): string {
  const comment = type.doc === undefined ? '' : `# ${oneLine(type.doc)}\n`;
  switch (type.kind) {
    case 'enum':
      return `${comment}${type.name} = ${enumType(type.values, type.open)}`;
    case 'union':
      return `${comment}${type.name} = Union[${type.variants.map((one) => quoted(pythonType(one))).join(', ')}]`;
    case 'object':
      return type.fields.every(({ name }) => isFieldName(name))
        ? classOf(type.name, type.fields, type.doc)
        : `${comment}${functionalOf(type.name, type.fields)}`;
  }
}

function classOf(name: string, fields: readonly Field[], doc: string | undefined): string {
  const lines = fields.flatMap((field) => [
    ...commentsOf(field).map((line) => `    # ${line}`),
    `    ${field.name}: ${fieldType(field)}`,
  ]);
  const about = doc === undefined ? [] : [`    ${docstring(doc)}`, ''];
  return [`class ${name}(TypedDict):`, ...about, ...lines].join('\n');
}

/** For names that are not those of Python. */
function functionalOf(name: string, fields: readonly Field[]): string {
  const lines = fields.flatMap((field) => [
    ...commentsOf(field).map((line) => `        # ${line}`),
    `        ${pythonString(field.name)}: ${quoted(fieldType(field))},`,
  ]);
  return [`${name} = TypedDict(`, `    ${pythonString(name)},`, '    {', ...lines, '    },', ')'].join('\n');
}

function fieldType({ required, type }: Field): string {
  return required ? pythonType(type) : `NotRequired[${pythonType(type)}]`;
}

function commentsOf({ doc, deprecated }: Field): string[] {
  return [
    ...(doc === undefined ? [] : [oneLine(doc)]),
    ...(deprecated && !/deprecated/i.test(doc ?? '') ? ['Deprecated.'] : []),
  ];
}

function enumType(values: readonly Json[], isOpen: boolean): string {
  const closed = literal(values);
  if (!isOpen) return closed;
  const kinds = distinct(
    values.map((value) => ({ string: 'str', boolean: 'bool' })[typeof value as string] ?? 'int'),
  );
  return closed.startsWith('Literal') ? `Union[${[closed, ...kinds].join(', ')}]` : closed;
}

/** Python has literal types of strings, integers and booleans. */
function literal(values: readonly Json[]): string {
  if (values.some((value) => typeof value === 'number' && !Number.isSafeInteger(value))) return 'float';
  return `Literal[${values.map(scalar).join(', ')}]`;
}

function scalar(value: Json): string {
  if (typeof value === 'string') return pythonString(value);
  return typeof value === 'boolean' ? (value ? 'True' : 'False') : JSON.stringify(value);
}

/** Writes words as a docstring of one line. */
export function docstring(text: string): string {
  const escaped = oneLine(text).replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"');
  return `"""${escaped}${escaped.endsWith('"') ? ' ' : ''}"""`;
}

/** No character that ends a line of Python may be left. */
function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function quoted(type: string): string {
  return `"${type.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
