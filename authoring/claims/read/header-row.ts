import { isName } from './names';

/** The element that a cell begins with: `Field`. */
const ELEMENT = /^<([A-Z]\w*)/;

/**
 * Whether a row of a table names its columns, and the columns show that: `Field` is above fields. Two names that no column shows could
 * have changed places, so such a row is not a name.
 * @param rows the cells of the other rows.
 */
export function isHeaderRow(names: readonly string[], rows: readonly (readonly string[])[]): boolean {
  const columns = names.map((_, column) => new Set(rows.map((row) => ELEMENT.exec(row[column] ?? '')?.[1])));
  const shown = new Set(columns.flatMap((elements) => [...elements]));
  const open = names.filter((name, column) => !(columns[column]?.size === 1 && columns[column].has(name)));
  return names.every(isName) && open.length <= 1 && !open.some((name) => shown.has(name));
}
