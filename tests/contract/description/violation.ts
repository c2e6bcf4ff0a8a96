import type { ErrorObject } from 'ajv/dist/2020';

/** A rule of a schema that a value breaks. */
export interface Violation {
  /** JSON Pointer to the value. */
  pointer: string;
  keyword: string;
  /** For people: pointer, value, rule, what to write. */
  message: string;
}

/** What to write instead, by keyword. */
const REMEDIES: Record<string, (params: Record<string, unknown>) => string> = {
  type: ({ type }) => `write a value of type ${String(type)}`,
  enum: ({ allowedValues }) => `write one of ${JSON.stringify(allowedValues)}`,
  const: ({ allowedValue }) => `write ${JSON.stringify(allowedValue)}`,
  required: ({ missingProperty }) => `add the member "${String(missingProperty)}"`,
  dependentRequired: ({ missingProperty }) => `add the member "${String(missingProperty)}"`,
  unevaluatedProperties: ({ unevaluatedProperty }) =>
    `remove the member "${String(unevaluatedProperty)}", or describe it in the schema`,
  pattern: ({ pattern }) => `write a text that matches ${String(pattern)}`,
  format: ({ format }) => `write a text of format ${String(format)}`,
  oneOf: () => 'write what fits exactly one of the branches',
};

/** The violation that an error of Ajv stands for; `pointer` leads to the value that was validated. */
export function violationOf(error: ErrorObject, pointer: string): Violation {
  const { keyword, instancePath, params, message = 'is not valid', data } = error;
  const place = pointer + instancePath;
  const remedy = REMEDIES[keyword]?.(params) ?? `the value ${message}`;
  return {
    pointer: place,
    keyword,
    message: `${place || '/'}: ${shorten(data)} breaks "${keyword}": ${remedy}.`,
  };
}

/** The violations of the branch that was most likely meant: the one that goes deepest with the fewest. */
export function chooseBranch(branches: Violation[][]): Violation[] {
  const isWrongType = (violations: Violation[]) => violations.some(({ keyword }) => keyword === 'type');
  const ranked = branches.toSorted(
    (one, other) => Number(isWrongType(one)) - Number(isWrongType(other)) || one.length - other.length,
  );
  return ranked[0] ?? [];
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
