import type { SchemaError } from '#core/contracts/validators';
import type { FieldErrors } from '../refusal';
import { parsePointer } from '#core/json/pointer';
import { isUnknownMember, pointerOf } from '#core/schema/error-kinds';
import { relevantErrors } from '#core/schema/relevant-errors';

/** The reasons why a body or query is refused. */
interface FieldMessages {
  /** Messages by field; nested fields are written `items[0].amount`. */
  fields: FieldErrors;
  /** Fields that the description does not name. */
  unknown: string[];
}

/** The pattern of strings that are not blank. */
const NOT_BLANK = '\\S';

const FORMAT_MESSAGES: Record<string, string> = {
  byte: 'is not Base64',
  'date-range': 'is not two dates',
};

/** Messages by keyword; each continues the name of the field. */
const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => "can't be blank",
  dependentRequired: () => "can't be blank",
  enum: () => 'is not included in the list',
  const: () => 'is not included in the list',
  format: ({ format }) => FORMAT_MESSAGES[String(format)] ?? `is not a ${String(format)}`,
  pattern: ({ pattern }) => (pattern === NOT_BLANK ? "can't be blank" : 'is invalid'),
  maxLength: ({ limit }) => `is too long (maximum is ${String(limit)} characters)`,
  minLength: ({ limit }) => `is too short (minimum is ${String(limit)} characters)`,
  maxItems: ({ limit }) => `has too many entries (maximum is ${String(limit)})`,
  minItems: ({ limit }) => `has too few entries (minimum is ${String(limit)})`,
  maxProperties: ({ limit }) => `has too many keys (maximum is ${String(limit)})`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  type: ({ type }) =>
    Array.isArray(type)
      ? `must be ${type.map(withArticle).join(' or ')}`
      : `is not ${withArticle(String(type))}`,
  propertyNames: ({ propertyName }) => `has a key that is not allowed: ${String(propertyName)}`,
  additionalProperties: () => 'is unknown',
  unevaluatedProperties: () => 'is unknown',
};

/** More errors cannot be honest mistakes, and explaining them is not worth the time. */
// surviving mutants (number): no body of a test has just as many mistakes
const MAX_ERRORS = 2000;

/** Converts the errors of a compiled schema to messages by field. `#/contact/first_name` is `contact.first_name`. */
export function messagesByField(errors: SchemaError[]): FieldMessages {
  // surviving mutants (relational): no body of a test has just as many mistakes
  if (errors.length > MAX_ERRORS) return { fields: { base: ['has too many mistakes'] }, unknown: [] };
  const chosen = relevantErrors(errors).flatMap(eachMissing);
  // A map, because a member may have an inherited name such as `constructor`.
  const fields = new Map<string, Set<string>>();
  for (const error of chosen) {
    const name = fieldName(pointerOf(error)) || 'base';
    const message = MESSAGES[error.keyword]?.(error.params) ?? 'is invalid';
    fields.set(name, (fields.get(name) ?? new Set()).add(message));
  }
  return {
    fields: Object.fromEntries([...fields].map(([name, messages]) => [name, [...messages]])),
    unknown: chosen.filter(isUnknownMember).map(pointerOf),
  };
}

/** An error for each member of which one is missing. */
function eachMissing(error: SchemaError): SchemaError[] {
  const { alternatives } = error.params;
  if (!Array.isArray(alternatives)) return [error];
  return alternatives.map((name: unknown) => ({ ...error, params: { missingProperty: name } }));
}

function fieldName(pointer: string): string {
  return parsePointer(pointer)
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('');
}

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
