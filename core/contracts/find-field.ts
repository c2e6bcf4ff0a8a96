import type { Json } from '../json/json';
import { childOf } from '../json/pointer';

/** The contents of a value as a page documents them: fields, and groups of alternatives, each with its fields. */
export interface Fields<Row> {
  fields?: Row[];
  branches?: { branches: Alternative<Row>[] }[];
}

export interface Alternative<Row> extends Fields<Row> {
  /** Values of the properties that distinguish it from the other alternatives. */
  values?: Record<string, Json[]>;
}

/** A documented field. The id of a field that covers every key of a map ends in `*`. */
export interface FieldRow<Row> extends Fields<Row> {
  id: string;
  name: string;
}

interface FoundField<Row> {
  row: Row;
  /** Number of remaining steps, which go deeper than the page documents. */
  left: number;
}

/**
 * Finds the field at `steps` (member names and list indexes) inside a value, or its closest documented ancestor. Among
 * alternatives with a field of that name, prefers the alternative that the value matches.
 */
export function findField<Row extends FieldRow<Row>>(
  around: Fields<Row>,
  [step, ...rest]: readonly string[],
  value: Json | undefined,
): FoundField<Row> | undefined {
  if (step === undefined) return undefined;
  const inner = childOf(value, step) as Json | undefined;
  // An array has the fields of its elements.
  if (Array.isArray(value)) return findField(around, rest, inner);
  const found = rowsOf(step, listFields(around, value)).map(
    (row) => findField(row, rest, inner) ?? { row, left: rest.length },
  );
  return found.toSorted((one, other) => one.left - other.left)[0];
}

/** The direct fields of a value, including those of the alternatives it matches, or of all of them when it matches none. */
export function listFields<Row>({ fields = [], branches = [] }: Fields<Row>, value: Json | undefined): Row[] {
  const meant = branches.flatMap((group) => {
    const fitting = group.branches.filter((branch) => isPossible(branch, value));
    return fitting.length > 0 ? fitting : group.branches;
  });
  return [...fields, ...meant.flatMap((branch) => listFields(branch, value))];
}

function rowsOf<Row extends FieldRow<Row>>(name: string, rows: Row[]): Row[] {
  const named = rows.filter((row) => row.name === name);
  return named.length > 0 ? named : rows.filter(({ id }) => /(?:^|\.)\*(?:-\d+)?$/.test(id));
}

/** False when the value selects another alternative. Absent properties match anything. */
function isPossible<Row>({ values = {}, branches = [] }: Alternative<Row>, value: Json | undefined): boolean {
  const fits = ([name, allowed]: [string, Json[]]) => {
    const own = childOf(value, name) as Json | undefined;
    return own === undefined || allowed.includes(own);
  };
  return (
    Object.entries(values).every(fits) &&
    branches.every((group) => group.branches.some((branch) => isPossible(branch, value)))
  );
}
