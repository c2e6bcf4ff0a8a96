import type { Json, JsonObject } from '#core/json/json';
import type { EnumValue, Limit, LimitKeyword, SchemaType } from '../api-model';
import { listOf, objectOf, textOf } from '#core/json/read';
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

/** The values of `type`, in the order of the description. */
export function buildTypes(raw: JsonObject): SchemaType[] {
  const types = typeof raw.type === 'string' ? [raw.type] : listOf(raw.type);
  return types.filter((type): type is SchemaType => isType(type));
}

/** `enum` with the explanations of `x-enumDescriptions`. */
export function buildEnum(raw: JsonObject): EnumValue[] | undefined {
  if (!Array.isArray(raw.enum)) return undefined;
  const descriptions = objectOf(raw['x-enumDescriptions']);
  return raw.enum.map((value) => ({
    value,
    description: textOf(descriptions[typeof value === 'string' ? value : JSON.stringify(value)]),
  }));
}

/** `const`, which may be null. */
export function buildValue(value: Json | undefined): { value: Json } | undefined {
  return value === undefined ? undefined : { value };
}

/** `default`, which may be null, too. */
export function buildDefault(raw: JsonObject): { value: Json } | undefined {
  return buildValue(raw.default === undefined ? undefined : fitScalar(raw.default, buildTypes(raw)));
}

/** `examples`, or the older `example`. */
export function buildSchemaExamples(raw: JsonObject): Json[] {
  const isMissing = raw.example === undefined || (raw.example === null && !namesNull(raw));
  const examples = isMissing ? listOf(raw.examples) : [raw.example!];
  const types = buildTypes(raw);
  return examples.map((example) => fitScalar(example, types));
}

/**
 * A value as its author means it: `123456` is a text where a schema has texts alone, `"25"` a number where it has no texts. A
 * text whose digits JavaScript would write in another way stays one.
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

/** Programs that write descriptions give `example: null` to whatever has no example. */
function namesNull(raw: JsonObject): boolean {
  return [raw, ...listOf(raw.oneOf), ...listOf(raw.anyOf)].some((one) =>
    buildTypes(objectOf(one)).includes('null'),
  );
}

/** The keywords that narrow a value, in a fixed order. `uniqueItems: false` says nothing. */
export function buildLimits(raw: JsonObject): Limit[] {
  const limits: Limit[] = [];
  for (const keyword of LIMIT_KEYWORDS) {
    const value = raw[keyword];
    if (typeof value === 'string' || typeof value === 'number' || value === true)
      limits.push({ keyword, value });
  }
  return limits;
}
