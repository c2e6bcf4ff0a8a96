import { UsageError } from '#core/command-line/usage-error';
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/**
 * Returns YAML with an entry added to the map or list at a path, and everything else as its author wrote it.
 * @param before the key that the entry comes in front of; at the end without one
 * @param lines of the entry, without indentation: `- one` in a list
 * @throws UsageError if there is no map or list in block style at the path
 */
export function addEntry(
  text: string,
  path: readonly string[],
  lines: readonly string[],
  before?: string,
): string {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const parent = path.length === 0 ? document.contents : document.getIn(path, true);
  if ((!isMap(parent) && !isSeq(parent)) || parent.flow || parent.items.length === 0)
    throw new UsageError(
      `There is no block \`${path.join('.')}\` that \`${lines[0]}\` could be added to: write it by hand.`,
    );
  const first = startOf(parent, 0);
  const column = counter.linePos(first).col - 1 - (isSeq(parent) ? '- '.length : 0);
  const index = before === undefined ? -1 : keysOf(parent).indexOf(before);
  const offset = index < 0 ? endOf(parent, text) : lineStart(text, startOf(parent, index));
  const entry = lines.map((line) => `${' '.repeat(column)}${line}\n`).join('');
  return text.slice(0, offset) + entry + text.slice(offset);
}

type Entries = YAMLMap | YAMLSeq;

/** Returns the keys of a map, or the values of a list. */
function keysOf({ items }: Entries): string[] {
  return (items as (Pair | Node)[]).map((item) => {
    const named = 'key' in item ? item.key : item;
    return isScalar(named) ? String(named.value) : '';
  });
}

function startOf({ items }: Entries, index: number): number {
  const item = items[index] as Pair<Node, Node> | Node;
  return ('key' in item ? item.key : item).range?.[0] ?? 0;
}

function endOf({ items }: Entries, text: string): number {
  const item = items.at(-1) as Pair<Node, Node | null> | Node;
  const last = 'key' in item ? (item.value ?? item.key) : item;
  const end = last.range?.[1] ?? text.length;
  if (text[end - 1] === '\n') return end;
  const newline = text.indexOf('\n', end);
  return newline < 0 ? text.length : newline + 1;
}

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}
