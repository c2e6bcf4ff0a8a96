import type { SchemaError } from '../contracts/validators';
import type { Json } from '../json/json';
import { parsePointer, valueAt } from '../json/pointer';
import { pointerOf } from './error-kinds';

/** A validation error for people: the location, its value, the broken rule and what to write instead. */
export interface ExplainedError {
  /** JSON Pointer to the member that is wrong, missing or unknown. */
  pointer: string;
  /** JSON Pointer to the value that breaks the rule: for a missing or unknown member the object around it. */
  instancePath: string;
  keyword: string;
  /** The value there as shortened JSON; `nothing` for a missing member. */
  value: string;
  /** Continues "breaks the rule: ", for example `at most 20 characters`. */
  rule: string;
  /** An imperative: `write a shorter string`. */
  remedy: string;
}

type Explain = (params: Record<string, unknown>) => [rule: string, remedy: string];

const EXPLANATIONS: Record<string, Explain> = {
  type: ({ type }) => [`is of type ${typeName(type)}`, `write a value of type ${typeName(type)}`],
  enum: ({ allowedValues }) => ['is one of the listed values', `write one of ${listValues(allowedValues)}`],
  const: ({ allowedValue }) => [
    `is ${JSON.stringify(allowedValue)}`,
    `write ${JSON.stringify(allowedValue)}`,
  ],
  required: ({ missingProperty, alternatives }) =>
    Array.isArray(alternatives)
      ? [
          'needs one of several properties',
          `send ${alternatives.map((name) => `"${String(name)}"`).join(' or ')}`,
        ]
      : ['is required', `add the property "${String(missingProperty)}"`],
  dependentRequired: ({ missingProperty, property }) => [
    `is required with "${String(property)}"`,
    `add the property "${String(missingProperty)}"`,
  ],
  unevaluatedProperties: unknownMember,
  additionalProperties: unknownMember,
  pattern: ({ pattern }) => [
    `matches the pattern ${String(pattern)}`,
    `write a string that matches ${String(pattern)}`,
  ],
  format: ({ format }) => [`is a string of format ${String(format)}`, `write ${formatHint(String(format))}`],
  maxLength: ({ limit }) => [`has at most ${String(limit)} characters`, 'write a shorter string'],
  minLength: ({ limit }) => [`has at least ${String(limit)} characters`, 'write a longer string'],
  maximum: ({ limit }) => [`is at most ${String(limit)}`, `write ${String(limit)} or less`],
  minimum: ({ limit }) => [`is at least ${String(limit)}`, `write ${String(limit)} or more`],
  exclusiveMaximum: ({ limit }) => [`is less than ${String(limit)}`, `write less than ${String(limit)}`],
  exclusiveMinimum: ({ limit }) => [`is more than ${String(limit)}`, `write more than ${String(limit)}`],
  multipleOf: ({ multipleOf }) => [
    `is a multiple of ${String(multipleOf)}`,
    `write a multiple of ${String(multipleOf)}`,
  ],
  maxItems: ({ limit }) => [`has at most ${String(limit)} entries`, 'remove entries'],
  minItems: ({ limit }) => [`has at least ${String(limit)} entries`, 'add entries'],
  uniqueItems: ({ i, j }) => [
    'holds each entry once',
    `remove entry ${String(i)}, which equals entry ${String(j)}`,
  ],
  maxProperties: ({ limit }) => [`has at most ${String(limit)} keys`, 'remove keys'],
  minProperties: ({ limit }) => [`has at least ${String(limit)} keys`, 'add keys'],
  propertyNames: ({ propertyName }) => [
    'has only keys that are allowed',
    `rename the key "${String(propertyName)}"`,
  ],
  oneOf: () => [
    'matches exactly one of the alternatives',
    'write a value that matches exactly one of the alternatives',
  ],
  anyOf: () => ['matches one of the alternatives', 'write a value that matches one of the alternatives'],
  not: () => ['does not match the excluded schema', 'write another value'],
};

/**
 * Explains a validation error about `root` to people. The checks of the project and the pages share this wording.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation
 */
export function explainError(
  { keyword, instancePath, params }: Omit<SchemaError, 'schemaPath'>,
  root: Json,
): ExplainedError {
  const pointer = pointerOf({ instancePath, params });
  const [rule, remedy] = EXPLANATIONS[keyword]?.(params) ?? [
    `follows the rule "${keyword}"`,
    'write another value',
  ];
  return {
    pointer,
    instancePath,
    keyword,
    value: shorten(valueAt(root, parsePointer(pointer))),
    rule,
    remedy,
  };
}

/** One line: `/items/0/quantity: "two" breaks the rule "is of type number": write a value of type number.` */
export function formatExplainedError({ pointer, value, rule, remedy }: ExplainedError): string {
  return `${pointer || '/'}: ${value} breaks the rule "${rule}": ${remedy}.`;
}

function unknownMember({
  unevaluatedProperty,
  additionalProperty,
}: Record<string, unknown>): [string, string] {
  const member = String(unevaluatedProperty ?? additionalProperty);
  return ['is a property that the description names', `remove the property "${member}", or correct its name`];
}

function typeName(type: unknown): string {
  return Array.isArray(type) ? type.join(' or ') : String(type);
}

const MAX_VALUES = 20;

function listValues(values: unknown): string {
  const texts = Array.isArray(values) ? values.map((value) => JSON.stringify(value)) : [];
  const more = texts.length - MAX_VALUES;
  return more > 0 ? `${texts.slice(0, MAX_VALUES).join(', ')} and ${more} more` : texts.join(', ');
}

const FORMAT_HINTS: Record<string, string> = {
  date: 'a day that exists, like 2024-12-06',
  'date-range': 'two days that exist, like 2024-07-01,2024-09-30',
  'date-time': 'a moment like 2024-12-06T09:30:00Z',
  time: 'a time like 09:30:00Z',
  email: 'an e-mail address like ada@reader.example',
  uri: 'an absolute address like https://shop.example/done',
  byte: 'Base64 without line breaks, like QWJhY28=',
  ipv4: 'an address like 198.51.100.40',
  ipv6: 'an address like 2001:db8::1',
};

function formatHint(format: string): string {
  return FORMAT_HINTS[format] ?? `a string of format ${format}`;
}

const MAX_LENGTH = 60;

function shorten(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}
