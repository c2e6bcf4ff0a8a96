/** A line of Go whose cells gofmt aligns with those of the lines around it. */
export interface Row {
  cells: readonly string[];
  /** Lines above it, which end what is aligned. */
  comment?: readonly string[];
}

/** Aligns the cells of lines that follow each other, as gofmt does. */
export function alignRows(rows: readonly Row[]): string[] {
  const groups: Row[][] = [];
  for (const row of rows)
    if (groups.length === 0 || (row.comment ?? []).length > 0) groups.push([row]);
    else groups.at(-1)!.push(row);
  return groups.flatMap((group) => {
    const widths = columnWidths(group);
    return group.flatMap(({ cells, comment = [] }) => [
      ...comment,
      cells.map((cell, index) => (index < cells.length - 1 ? cell.padEnd(widths[index]!) : cell)).join(' '),
    ]);
  });
}

function columnWidths(rows: readonly Row[]): number[] {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map(({ cells }) => (index < cells.length - 1 ? cells[index]!.length : 0))),
  );
}

/** The key and the value of an entry of a composite literal; an item of a list has no key. */
export type Entry = readonly [key: string | undefined, value: string];

/** The longest key that gofmt aligns whatever the others are. */
const LONGEST_KEY = 40;

/** Writes a composite literal with a line for each entry. Entries of several lines are not aligned. */
export function compositeLines(type: string, entries: readonly Entry[]): string {
  const lines: string[] = [];
  let run: Row[] = [];
  const flush = (): void => {
    lines.push(...alignRows(run));
    run = [];
  };
  for (const [key, value] of entries) {
    const isLong = value.includes('\n') || (key ?? '').length > LONGEST_KEY;
    if (isLong) flush();
    run.push({ cells: key === undefined ? [`${value},`] : [`${key}:`, `${value},`] });
    if (isLong) flush();
  }
  flush();
  return [`${type}{`, ...lines.map(indented), '}'].join('\n');
}

/** Writes a composite literal on one line. */
export function compositeLine(type: string, entries: readonly Entry[]): string {
  return `${type}{${entries.map(([key, value]) => (key === undefined ? value : `${key}: ${value}`)).join(', ')}}`;
}

/** Indents all lines by one level. */
export function indented(lines: string): string {
  return lines.replace(/^(?=.)/gm, '\t');
}
