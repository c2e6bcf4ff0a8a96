import type { Json } from '../json/json';
import { childOf } from '../json/pointer';

/** What a page describes inside a value: fields, and groups of alternatives with fields of their own. */
export interface Fields<Row> {
  fields?: Row[];
  branches?: { branches: Alternative<Row>[] }[];
}

export interface Alternative<Row> extends Fields<Row> {
  /** What tells it from the others: the values that its properties can have. */
  values?: Record<string, Json[]>;
}

/** A field in a page. The id of what stands for every key of a map ends in `*`. */
export interface FieldRow<Row> extends Fields<Row> {
  id: string;
  name: string;
}

export interface FoundField<Row> {
  row: Row;
  /** How many of the steps lead further, into what the page does not describe. */
  left: number;
}

/**
 * The field that `steps` lead to in a value, names of members and positions in lists, or the nearest field around it. Where
 * alternatives have a field of that name, it is that of the alternative which the value fits.
 */
export function findField<Row extends FieldRow<Row>>(
  around: Fields<Row>,
  [step, ...rest]: readonly string[],
  value: Json | undefined,
): FoundField<Row> | undefined {
  if (step === undefined) return undefined;
  const inner = childOf(value, step) as Json | undefined;
  // The fields of an array are those of its elements.
  if (Array.isArray(value)) return findField(around, rest, inner);
  const found = rowsOf(step, listFields(around, value)).map(
    (row) => findField(row, rest, inner) ?? { row, left: rest.length },
  );
  return found.toSorted((one, other) => one.left - other.left)[0];
}

/** The fields right inside a value: in alternatives those which it fits, or all where it fits none. */
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

/** False where the value says that another alternative is meant. What it leaves open may be anything. */
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
