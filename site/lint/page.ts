import { posix } from 'node:path';
import type { Nodes, Paragraph, Root, Text, Yaml } from 'mdast';
import { getOrInsertComputed } from '#core/collections/get-or-insert-computed';
import { placeAt } from '#core/text/place-at';
import { parsePage } from '../remark/parse-page';

/** A hand-written page as its author wrote it. */
export interface Page {
  /** Path as messages name it, from the project's root: `docs/guides/webhooks.mdx`. */
  file: string;
  /** Path below the folder of the pages: `guides/webhooks.mdx`. */
  id: string;
  source: string;
  /** The page's syntax tree, in which title and description of the front matter are paragraphs. */
  tree: Root;
}

/**
 * Reads a page.
 * @param id its path below the folder of the pages.
 * @param folder of the pages, as messages name it.
 * @throws PageError if it is not valid MDX.
 */
export function readPage(id: string, source: string, folder = 'docs'): Page {
  const file = posix.join(folder, id);
  const tree = parsePage(source, file);
  tree.children = tree.children.flatMap((child) =>
    child.type === 'yaml' ? frontMatter(child, source) : [child],
  );
  return { file, id, source, tree };
}

/** Returns the values of the front matter that readers see, each with its position in the source. */
function frontMatter({ position }: Yaml, source: string): Paragraph[] {
  const end = position?.end.offset ?? 0;
  return [...source.slice(0, end).matchAll(/^(title|sidebar_label|description): (.+)$/gm)].map((match) => {
    const [, key = '', value = ''] = match;
    return paragraphAt(value, match.index + key.length + ': '.length, source);
  });
}

function paragraphAt(value: string, offset: number, source: string): Paragraph {
  const end = offset + value.length;
  const position = {
    start: { ...placeAt(offset, source), offset },
    end: { ...placeAt(end, source), offset: end },
  };
  return { type: 'paragraph', position, children: [{ type: 'text', value, position }] };
}

/** A node and its parent. */
interface Found<Node extends Nodes = Nodes> {
  node: Node;
  parent: Nodes | undefined;
}

/** Kept, because each rule asks for the nodes of the same trees, which stay as they are. */
const known = new WeakMap<Nodes, readonly Found[]>();

/** Returns a node and all nodes below it, outermost first. */
export function nodesOf(node: Nodes): readonly Found[] {
  return getOrInsertComputed(known, node, () => {
    const found: Found[] = [];
    collect(node, undefined, found);
    return found;
  });
}

function collect(node: Nodes, parent: Nodes | undefined, found: Found[]): void {
  found.push({ node, parent });
  if ('children' in node) for (const child of node.children) collect(child, node, found);
}

/** Returns a page's nodes of one type. */
export function nodesOfType<Type extends Nodes['type']>(
  { tree }: Page,
  type: Type,
): Found<Extract<Nodes, { type: Type }>>[] {
  return nodesOf(tree).filter(
    (found): found is Found<Extract<Nodes, { type: Type }>> => found.node.type === type,
  );
}

/** A match of a pattern in the prose, with its offset in the page. */
interface Match {
  groups: string[];
  offset: number;
}

/** Returns a pattern's matches in the prose, which is all text outside code. */
export function matchesIn(page: Page, pattern: RegExp): Match[] {
  return nodesOfType(page, 'text').flatMap(({ node }) => matchesInText(node, page, pattern));
}

/**
 * Locates matches in the source, each after the previous one: the parser drops the indentation of wrapped lines, so offsets in the
 * node differ.
 */
function matchesInText({ value, position }: Text, { source }: Page, pattern: RegExp): Match[] {
  let from = position?.start.offset ?? 0;
  return [...value.matchAll(pattern)].map((match) => {
    const [whole] = match;
    const at = source.indexOf(whole, from);
    const offset = at < 0 ? from : at;
    from = offset + whole.length;
    return { groups: [...match], offset };
  });
}
