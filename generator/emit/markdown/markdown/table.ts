/** Formats a table from the Markdown of its cells, each of one line. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`;
}

/** A pipe would end the cell, even in a code span; a backslash before it would end the escape. */
function escapeCell(cell: string): string {
  return cell.replaceAll('\n', ' ').replace(/(\\*)\|/g, (_, slashes: string) => {
    const isEscaped = slashes.length % 2 === 1;
    return isEscaped ? `${slashes}|` : `${slashes}\\|`;
  });
}
