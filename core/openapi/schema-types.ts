/** Type and format of a value. */
export interface IntendedType {
  type: string;
  format?: string;
}

const TYPES: readonly unknown[] = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

/** Type names from programming languages, databases and Swagger 2.0. */
const WORDS = new Map<string, IntendedType>([
  ['bool', { type: 'boolean' }],
  ['int', { type: 'integer' }],
  ['long', { type: 'integer', format: 'int64' }],
  ['float', { type: 'number', format: 'float' }],
  ['double', { type: 'number', format: 'double' }],
  ['decimal', { type: 'number' }],
  ['str', { type: 'string' }],
  ['text', { type: 'string' }],
  ['uuid', { type: 'string', format: 'uuid' }],
  ['date', { type: 'string', format: 'date' }],
  ['datetime', { type: 'string', format: 'date-time' }],
  ['date-time', { type: 'string', format: 'date-time' }],
  ['file', { type: 'string', format: 'binary' }],
  ['list', { type: 'array' }],
  ['dict', { type: 'object' }],
  ['map', { type: 'object' }],
]);

/** Whether JSON Schema defines a type of that name. */
export function isType(word: unknown): boolean {
  return TYPES.includes(word);
}

/**
 * The JSON Schema type behind a nonstandard one: `int` and `Integer` are integers. Undefined for standard types, and for
 * names that could mean anything.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#name-type
 */
export function intendedType(word: unknown): IntendedType | undefined {
  if (typeof word !== 'string' || isType(word)) return undefined;
  const small = word.toLowerCase();
  return isType(small) ? { type: small } : WORDS.get(small);
}
