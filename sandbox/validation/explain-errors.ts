import type { SchemaError } from '../contract/validators';
import type { FieldErrors } from '../handler';

/** Why a body or query is refused. */
export interface Explanation {
  /** Messages by field; a field inside another is written `items[0].amount`. */
  fields: FieldErrors;
  /** Fields that the description does not name. */
  unknown: string[];
}

/** Keywords that only sum up what the errors of their branches say. */
const SUMMARIES = new Set(['anyOf', 'oneOf', 'allOf', 'not', 'if']);

const UNKNOWN = new Set(['unevaluatedProperties', 'additionalProperties']);

/** Messages by keyword; each continues the name of the field. */
const MESSAGES: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => "can't be blank",
  dependentRequired: () => "can't be blank",
  enum: () => 'is not included in the list',
  const: () => 'is not included in the list',
  format: ({ format }) => `is not a ${String(format)}`,
  maxLength: ({ limit }) => `is too long (maximum is ${String(limit)} characters)`,
  minLength: ({ limit }) => `is too short (minimum is ${String(limit)} characters)`,
  maxItems: ({ limit }) => `has too many entries (maximum is ${String(limit)})`,
  minItems: ({ limit }) => `has too few entries (minimum is ${String(limit)})`,
  maxProperties: ({ limit }) => `has too many keys (maximum is ${String(limit)})`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  type: ({ type }) => `is not ${withArticle(String(type))}`,
  propertyNames: ({ propertyName }) => `has a key that is not allowed: ${String(propertyName)}`,
  additionalProperties: () => 'is unknown',
  unevaluatedProperties: () => 'is unknown',
};

/** Turns the complaints of a compiled schema into messages by field. `#/contact/first_name` is `contact.first_name`. */
export function explainErrors(errors: SchemaError[]): Explanation {
  const telling = errors.filter((error) => isTelling(error, errors));
  const chosen = telling.length > 0 ? telling : errors;
  const fields: Record<string, Set<string>> = {};
  for (const error of chosen) {
    const name = fieldName(pointerOf(error)) || 'base';
    const message = MESSAGES[error.keyword]?.(error.params) ?? 'is invalid';
    (fields[name] ??= new Set()).add(message);
  }
  return {
    fields: Object.fromEntries(Object.entries(fields).map(([name, messages]) => [name, [...messages]])),
    unknown: chosen.filter(({ keyword }) => UNKNOWN.has(keyword)).map(pointerOf),
  };
}

/** False for an error that follows from another one, or that says only that a value may be empty as well. */
function isTelling(error: SchemaError, errors: SchemaError[]): boolean {
  if (SUMMARIES.has(error.keyword)) return false;
  if (error.keyword === 'type' && error.params.type === 'null') return false;
  if (error.instancePath.includes('/') && error.schemaPath.includes('/propertyNames/')) return false;
  return !UNKNOWN.has(error.keyword) || isReallyUnknown(error, errors);
}

/**
 * A branch that fails does not tell which members it knows, so its members look unknown too: a member is unknown only
 * when nothing else is wrong with it and no branch knows it.
 */
function isReallyUnknown(error: SchemaError, errors: SchemaError[]): boolean {
  const pointer = pointerOf(error);
  const isKnown = errors.some(
    (other) =>
      !UNKNOWN.has(other.keyword) &&
      (pointerOf(other) === pointer || pointerOf(other).startsWith(`${pointer}/`)),
  );
  return (
    !isKnown && !errors.some((other) => isNestedUnknown(other, pointer)) && isInAllBranches(error, errors)
  );
}

function isNestedUnknown(error: SchemaError, pointer: string): boolean {
  return UNKNOWN.has(error.keyword) && pointerOf(error).startsWith(`${pointer}/`);
}

function isInAllBranches(error: SchemaError, errors: SchemaError[]): boolean {
  const counts = new Map<string, number>();
  for (const other of errors) {
    if (!UNKNOWN.has(other.keyword) || other.instancePath !== error.instancePath) continue;
    counts.set(pointerOf(other), (counts.get(pointerOf(other)) ?? 0) + 1);
  }
  return counts.get(pointerOf(error)) === Math.max(...counts.values());
}

/** The member that an error is about: a missing or unknown one is named in the parameters. */
function pointerOf({ instancePath, params }: SchemaError): string {
  const member = params.missingProperty ?? params.unevaluatedProperty ?? params.additionalProperty;
  return typeof member === 'string' ? `${instancePath}/${escape(member)}` : instancePath;
}

function escape(member: string): string {
  return member.replaceAll('~', '~0').replaceAll('/', '~1');
}

function fieldName(pointer: string): string {
  const parts = pointer.split('/').slice(1);
  return parts
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index > 0 ? '.' : ''}${part}`))
    .join('');
}

function withArticle(type: string): string {
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`;
}
