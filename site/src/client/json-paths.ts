/**
 * Returns the path of each line of indented JSON, as names with dots: `items.unit_price`. Lines before the first bracket and lines
 * that close an object or list have none. Members of lists have the list's path.
 */
export function pathsOf(lines: readonly string[]): (string | undefined)[] {
  const open: { indent: number; name: string }[] = [];
  const start = lines.findIndex((line) => /^[[{]$/.test(line.trimEnd()));
  return lines.map((line, index) => {
    const [, space = '', name] = /^( *)"([^"]+)": /.exec(line) ?? [];
    if (start < 0 || index < start || name === undefined) return undefined;
    while ((open.at(-1)?.indent ?? -1) >= space.length) open.pop();
    open.push({ indent: space.length, name });
    return open.map((part) => part.name).join('.');
  });
}
