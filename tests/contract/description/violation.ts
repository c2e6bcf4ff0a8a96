import type { Json } from '#core/json/json';
import type { ErrorObject } from 'ajv/dist/2020';
import { explainError, formatExplainedError } from '#core/schema/explain-error';

/** A rule of a schema that a value breaks. */
export interface Violation {
  /** JSON Pointer to the value. */
  pointer: string;
  keyword: string;
  /** For people: pointer, value, rule, what to write. */
  message: string;
}

/** The violation that an error of Ajv stands for; `pointer` leads to the value that was validated. */
export function violationOf(error: ErrorObject, pointer: string): Violation {
  const place = pointer + error.instancePath;
  const explained = explainError({ ...error, instancePath: '' }, error.data as Json);
  const message = formatExplainedError({ ...explained, pointer: place + explained.pointer });
  return { pointer: place, keyword: error.keyword, message };
}

/** The violations of the branch that was most likely meant: the one that goes deepest with the fewest. */
export function chooseBranch(branches: Violation[][]): Violation[] {
  const isWrongType = (violations: Violation[]) => violations.some(({ keyword }) => keyword === 'type');
  const ranked = branches.toSorted(
    (one, other) => Number(isWrongType(one)) - Number(isWrongType(other)) || one.length - other.length,
  );
  return ranked[0] ?? [];
}
