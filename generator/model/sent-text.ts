import type { Json } from '#core/json/json';
import type { Schema } from './api-model';
import type { MergeSchema } from './schema/merge-schema';

const DELIMITERS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/**
 * The example of a parameter that its author wrote as it is sent: `12,21` are two numbers where the schema is a list of
 * numbers. A text stays one where the schema has texts, or where it would be sent otherwise.
 * @see https://spec.openapis.org/oas/v3.1.0#style-values
 */
export function readSentText(value: Json, schema: Schema, merge: MergeSchema, style = 'form'): Json {
  if (typeof value !== 'string' || value === '') return value;
  const { types, items } = merge(schema).schema;
  if (types.length === 0 || types.includes('string')) return value;
  if (types.includes('boolean') && /^(?:true|false)$/.test(value)) return value === 'true';
  // Digits that JavaScript rounds stay as they are.
  const isNumber = types.includes('number') || types.includes('integer');
  if (isNumber && String(Number(value)) === value && Number.isFinite(Number(value))) return Number(value);
  if (!types.includes('array') || value.startsWith('[')) return value;
  const parts = value.split(DELIMITERS[style] ?? ',').map((part) => part.trim());
  return items ? parts.map((part) => readSentText(part, items, merge)) : parts;
}
