/** Joins Markdown blocks, with a blank line between them. Empty ones are left out. */
export function joinBlocks(blocks: readonly (string | undefined)[]): string {
  return blocks.filter(Boolean).join('\n\n');
}

/** A list item: its first block next to the bullet, the others below it. */
export function listItem(blocks: readonly (string | undefined)[], marker = '-'): string {
  const [first = '', ...others] = blocks.filter((block) => block !== undefined && block !== '');
  const indent = ' '.repeat(marker.length + 1);
  // A list directly below its item keeps the items close together, and the text short.
  const rest = others.map((block) => (isList(block!) ? `\n${block}` : `\n\n${block}`)).join('');
  return `${marker} ${indentLines(`${first}${rest}`, indent)}`;
}

/** A list of items that `listItem` made; undefined without items. */
export function list(items: readonly string[]): string | undefined {
  return items.length === 0 ? undefined : items.join('\n');
}

function isList(block: string): boolean {
  return /^(?:-|1\.) /.test(block);
}

function indentLines(text: string, indent: string): string {
  return text.replace(/\n(?!\n|$)/g, `\n${indent}`);
}
