import type { JsonObject } from '../../bundle/bundled-description';
import type { EnumValue, Json, Limit, LimitKeyword, Schema, SchemaType } from '../api-model';
import { listOf, objectOf, textOf } from '../raw';

const TYPES: readonly string[] = ['string', 'number', 'integer', 'boolean', 'array', 'object', 'null'];

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
  return types.filter((type): type is SchemaType => TYPES.includes(String(type)));
}

/** `format`, `enum` with its explanations, `const`, `default` and `examples`. */
export function buildValues(
  raw: JsonObject,
): Pick<Schema, 'format' | 'enum' | 'const' | 'default' | 'examples'> {
  return {
    format: textOf(raw.format),
    enum: Array.isArray(raw.enum) ? buildEnum(raw.enum, objectOf(raw['x-enumDescriptions'])) : undefined,
    const: raw.const === undefined ? undefined : { value: raw.const },
    default: raw.default === undefined ? undefined : { value: raw.default },
    examples: raw.example === undefined ? listOf(raw.examples) : [raw.example],
  };
}

function buildEnum(values: Json[], descriptions: JsonObject): EnumValue[] {
  return values.map((value) => ({ value, description: textOf(descriptions[String(value)]) }));
}

/** The keywords that narrow a value, in a fixed order. `uniqueItems: false` says nothing. */
export function buildLimits(raw: JsonObject): Limit[] {
  return LIMIT_KEYWORDS.flatMap((keyword) => {
    const value = raw[keyword];
    const isLimit = typeof value === 'string' || typeof value === 'number' || value === true;
    return isLimit ? [{ keyword, value }] : [];
  });
}
