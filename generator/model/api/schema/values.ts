import { formatValue } from '#core/json/format-value';
import type { Json, JsonObject } from '#core/json/json';
import type { EnumValue, Limit, LimitKeyword, SchemaType } from '../api-model';
import { labelOf, listOf, objectOf } from '#core/json/read';
import { isType } from '#core/openapi/schema-types';

const LIMIT_KEYWORDS: readonly LimitKeyword[] = [
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentEncoding',
  'contentMediaType',
];

/** Returns the values of `type`, in the order of the description. */
export function buildTypes(raw: JsonObject): SchemaType[] {
  const types = typeof raw.type === 'string' ? [raw.type] : listOf(raw.type);
  return types.filter((type): type is SchemaType => isType(type));
}

const DESCRIPTIONS = ['x-enumDescriptions', 'x-enum-descriptions'] as const;
const NAMES = ['x-enum-varnames', 'x-enumNames'] as const;

/** Builds `enum` with the explanations and names of extensions: by value, or a list in the order of the values. */
export function buildEnum(raw: JsonObject): EnumValue[] | undefined {
  if (!Array.isArray(raw.enum)) return undefined;
  const textsAt = (keys: readonly string[], value: Json, index: number) =>
    keys.flatMap((key) => {
      const given = raw[key];
      return labelOf(Array.isArray(given) ? given[index] : objectOf(given)[formatValue(value)]) ?? [];
    });
  return raw.enum.map((value, index) => {
    const [name] = textsAt(NAMES, value, index);
    const [description] = textsAt(DESCRIPTIONS, value, index);
    const shown = name === undefined || name === value ? [] : [`\`${name.replaceAll('`', '')}\``];
    const texts = [...shown, ...(description === undefined ? [] : [description])];
    return { value, description: texts.length > 0 ? texts.join(': ') : undefined };
  });
}

/** Builds `const`, which may be null. */
export function buildValue(value: Json | undefined): { value: Json } | undefined {
  return value === undefined ? undefined : { value };
}

/** Builds `default`, which may also be null. */
export function buildDefault(raw: JsonObject): { value: Json } | undefined {
  return buildValue(raw.default === undefined ? undefined : fitScalar(raw.default, buildTypes(raw)));
}

/** Returns `examples`, or the older `example`. */
export function buildSchemaExamples(raw: JsonObject): Json[] {
  const isMissing = raw.example === undefined || (raw.example === null && !namesNull(raw));
  const examples = isMissing ? listOf(raw.examples) : [raw.example!];
  const types = buildTypes(raw);
  return examples.map((example) => fitScalar(example, types));
}

/**
 * Converts a scalar to the type that its author meant: `123456` to a string if the schema only allows strings, `"25"` to a number
 * if it does not allow strings. Keeps a string whose digits JavaScript would write differently.
 */
export function fitScalar(value: Json, types: readonly SchemaType[]): Json {
  if (types.length === 0) return value;
  if (typeof value !== 'string') return isText(types) ? asText(value) : value;
  if (types.includes('string')) return value;
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
  const isNumber = types.includes('number') || types.includes('integer');
  const number = Number(value);
  return isNumber && Number.isFinite(number) && String(number) === value ? number : value;
}

function isText(types: readonly SchemaType[]): boolean {
  return types.every((type) => type === 'string' || type === 'null');
}

function asText(value: Json): Json {
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

/** Whether a schema mentions null: programs that write descriptions use `example: null` for anything without an example. */
function namesNull(raw: JsonObject): boolean {
  return [raw, ...listOf(raw.oneOf), ...listOf(raw.anyOf)].some((one) =>
    buildTypes(objectOf(one)).includes('null'),
  );
}

/** Builds the keywords that restrict a value, in a fixed order. `uniqueItems: false` has no effect. */
export function buildLimits(raw: JsonObject): Limit[] {
  const limits: Limit[] = [];
  for (const keyword of LIMIT_KEYWORDS) {
    const value = raw[keyword];
    if (typeof value === 'string' || typeof value === 'number' || value === true)
      limits.push({ keyword, value });
  }
  return limits;
}
