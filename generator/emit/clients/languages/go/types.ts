import { formatValue } from '#core/json/format-value';
import type { Json } from '#core/json/json';
import { goText } from '../../../snippets/languages/go';
import type {
  EnumType,
  Field,
  NamedType,
  ObjectType,
  PlannedParameter,
  TypeRef,
  UnionType,
} from '../../../../model/type-plan/type-plan';
import { isUsualForm } from '../../parameter-form';
import { alignRows, compositeLine, type Row, indented } from './layout';
import { type GoNames, nameFields, nameVariants } from './names';

/** Named types by their names. */
export type Types = ReadonlyMap<string, NamedType>;

/** Writes a type. @param prefix of the names in the package. */
export function goType(type: TypeRef, types: Types, prefix = ''): string {
  const bare = bareType(type, types, prefix);
  return type.nullable && !isNilable(type, types) ? `*${bare}` : bare;
}

/** Writes a type without null. */
export function bareType(type: TypeRef, types: Types, prefix = ''): string {
  switch (type.kind) {
    case 'named':
      return prefix + type.name;
    case 'string':
      return 'string';
    case 'integer':
      return 'int64';
    case 'number':
      return 'float64';
    case 'boolean':
      return 'bool';
    case 'any':
    case 'null':
    case 'either':
      return 'any';
    case 'list':
      return `[]${goType(type.of, types, prefix)}`;
    case 'map':
      return `map[string]${goType(type.of, types, prefix)}`;
    // Items of Go's lists have one type.
    case 'tuple':
      return '[]any';
    case 'const':
      return scalarType([type.value]);
  }
}

/** The type of all values of an enumeration. */
function scalarType(values: readonly Json[]): string {
  if (values.every((value) => typeof value === 'string')) return 'string';
  if (values.every((value) => typeof value === 'boolean')) return 'bool';
  if (values.every((value) => Number.isSafeInteger(value))) return 'int64';
  return values.every((value) => typeof value === 'number') ? 'float64' : 'any';
}

/** Whether a type is written as `any`, of which an enumeration of several kinds is one. */
export function isAny(type: TypeRef, types: Types): boolean {
  const named = type.kind === 'named' ? types.get(type.name) : undefined;
  return bareType(type, types) === 'any' || (named?.kind === 'enum' && scalarType(named.values) === 'any');
}

/** Whether a value of a type can be nil. */
export function isNilable(type: TypeRef, types: Types): boolean {
  return ['list', 'map', 'tuple'].includes(type.kind) || isAny(type, types);
}

/** How a field says that it is left out or null: by nothing, by nil, or by `Opt`. */
export type Wrapping = 'bare' | 'pointer' | 'opt';

/** Returns the wrapping of a field. @param owner a type that a value of the field must not contain without end. */
export function wrappingOf(field: Field, types: Types, owner?: string): Wrapping {
  const { type, required } = field;
  if (!required && mayBeNull(type)) return 'opt';
  if (isNilable(type, types)) return 'bare';
  const isEndless = owner !== undefined && contains(type, owner, types);
  return !required || type.nullable || isEndless ? 'pointer' : 'bare';
}

/** Whether null is a value of a type. */
function mayBeNull(type: TypeRef): boolean {
  return type.nullable === true || type.kind === 'any' || type.kind === 'null';
}

/** Whether a struct is within the values of a type, without a pointer in between. */
function contains(
  type: TypeRef,
  owner: string,
  types: Types,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  if (type.kind !== 'named' || type.nullable || seen.has(type.name)) return false;
  if (type.name === owner) return true;
  const named = types.get(type.name);
  if (named?.kind !== 'object') return false;
  return named.fields.some(
    (field) => field.required && contains(field.type, owner, types, new Set([...seen, type.name])),
  );
}

const WRAPPINGS: Readonly<Record<Wrapping, (text: string) => string>> = {
  bare: (text) => text,
  pointer: (text) => `*${text}`,
  opt: (text) => `Opt[${text}]`,
};

/** Writes a declared type with its methods. */
export function goDeclaration(type: NamedType, names: GoNames): string {
  const comment = commentOf({ doc: type.doc === undefined ? undefined : `${type.name}: ${type.doc}` });
  return [...comment, declarationOf(type, names)].join('\n');
}

function declarationOf(type: NamedType, names: GoNames): string {
  switch (type.kind) {
    case 'enum':
      return enumOf(type, names.constants.get(type.name)!);
    case 'union':
      return unionOf(type, names.types);
    case 'object':
      return structOf(type, names.types);
  }
}

function enumOf(
  { name, values }: EnumType & { name: string },
  constants: ReadonlyMap<string, string>,
): string {
  const scalar = scalarType(values);
  if (scalar === 'any') return `type ${name} = any`;
  const rows = values.map((value): Row => ({
    cells: [constants.get(JSON.stringify(value))!, name, `= ${goScalar(value)}`],
  }));
  return [`type ${name} ${scalar}`, '', 'const (', ...alignRows(rows).map(indented), ')'].join('\n');
}

function structOf({ name, fields }: ObjectType & { name: string }, types: Types): string {
  const rows = nameFields(fields).map(({ field, name: own }): Row => {
    const wrapping = wrappingOf(field, types, name);
    const is = field.required && { is: mayBeNull(field.type) ? 'required,nullable' : 'required' };
    const type = WRAPPINGS[wrapping](bareType(field.type, types));
    return { cells: [own, type, tagOf({ wire: field.name, ...is })], comment: commentOf(field) };
  });
  return [
    `type ${name} struct {`,
    ...alignRows(rows).map(indented),
    ...(rows.length > 0 ? [''] : []),
    '\t// Extra has the members without a field.',
    '\tExtra map[string]json.RawMessage',
    '}',
    '',
    ...jsonMethods(name, 'o', 'marshalObject(o)', 'unmarshalObject(data, o)'),
  ].join('\n');
}

function jsonMethods(name: string, receiver: string, marshal: string, unmarshal: string): string[] {
  return [
    '// MarshalJSON writes the JSON of the API.',
    `func (${receiver} ${name}) MarshalJSON() ([]byte, error) {`,
    `\treturn ${marshal}`,
    '}',
    '',
    '// UnmarshalJSON reads the JSON of the API.',
    `func (${receiver} *${name}) UnmarshalJSON(data []byte) error {`,
    `\treturn ${unmarshal}`,
    '}',
  ];
}

function unionOf(type: UnionType & { name: string }, types: Types): string {
  const variants = nameVariants(type);
  const rows = variants.map(({ variant, name }): Row => ({ cells: [name, `*${bareType(variant, types)}`] }));
  const tags = variants.flatMap(({ variant, name }) => {
    const values = type.tag === undefined ? [] : tagValues(variant, type.tag, types);
    return values.length > 0 ? [[goText(name), `{${values.map(goText).join(', ')}}`] as const] : [];
  });
  const known = tags.length > 0 ? compositeLine('map[string][]string', tags) : 'nil';
  return [
    `type ${type.name} struct {`,
    ...alignRows(rows).map(indented),
    '',
    '\t// Raw is what came, also if no variant fits.',
    '\tRaw json.RawMessage',
    '}',
    '',
    ...jsonMethods(
      type.name,
      'u',
      'marshalUnion(u)',
      `unmarshalUnion(data, u, ${goText(type.tag ?? '')}, ${known})`,
    ),
  ].join('\n');
}

/** The values of the tag that a variant has. */
function tagValues(variant: TypeRef, tag: string, types: Types): string[] {
  const object = variant.kind === 'named' ? types.get(variant.name) : undefined;
  const field = object?.kind === 'object' ? object.fields.find(({ name }) => name === tag) : undefined;
  if (field?.type.kind === 'const') return [formatValue(field.type.value)];
  const values = field?.type.kind === 'named' ? types.get(field.type.name) : undefined;
  return values?.kind === 'enum' ? values.values.map(formatValue) : [];
}

/** Writes the type of options; each field says how its parameter is sent. */
export function optionsDeclaration(
  name: string,
  method: string,
  parameters: readonly PlannedParameter[],
  types: Types,
): string {
  const rows = nameFields(parameters).map(({ field, name: own }): Row => {
    const { required, type } = field;
    const isPointer = !isNilable(type, types) && (!required || type.nullable === true);
    const text = `${isPointer ? '*' : ''}${bareType(type, types)}`;
    const tag = { in: field.in, wire: field.name, ...(required && { is: 'required' }), ...formOf(field) };
    return { cells: [own, text, tagOf(tag)] };
  });
  return [
    `// ${name} are the options of ${method}.`,
    `type ${name} struct {`,
    ...alignRows(rows).map(indented),
    '}',
  ].join('\n');
}

/** How a value is written: a field of `Param` each, in small letters. */
export interface Form {
  style?: string;
  explode?: 'true';
  reserved?: 'true';
  media?: string;
  whole?: 'true';
}

/** Returns the form of a parameter. @param isField of a form, which has no style unless it says so. */
export function formOf(
  { in: place, serialization }: Pick<PlannedParameter, 'in' | 'serialization'>,
  isField = false,
): Form {
  if (serialization.kind === 'content')
    return { media: serialization.mediaType, ...(serialization.isWhole && { whole: 'true' }) };
  if (!isField && isUsualForm(place, serialization)) return {};
  const { style, explode, allowReserved } = serialization;
  return { style, ...(explode && { explode: 'true' }), ...(allowReserved && { reserved: 'true' }) };
}

function tagOf(values: Readonly<Record<string, string>>): string {
  const text = Object.entries(values)
    .map(([key, value]) => `${key}:${goText(value)}`)
    .join(' ');
  return text.includes('`') ? goText(text) : `\`${text}\``;
}

/** Writes a string, a number or a boolean. */
export function goScalar(value: Json): string {
  return typeof value === 'string' ? goText(value) : JSON.stringify(value);
}

/** Writes words as a comment. */
export function commentOf({ doc, deprecated }: { doc?: string | undefined; deprecated?: true }): string[] {
  const words = doc === undefined ? [] : [`// ${oneLine(doc)}`];
  if (!deprecated) return words;
  return [...words, ...(words.length > 0 ? ['//'] : []), '// Deprecated: see the description of the API.'];
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
