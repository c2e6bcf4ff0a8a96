import type { Nodes } from 'mdast';
import { isBasisComment } from '../../../site/remark/basis-comments';
import { parsePage } from '../../../site/remark/parse-page';
import type { Block, Comment } from './block';
import { textIn } from './text-in';

const WORDS_OF_SENTENCE = 5;

/** Returns the paragraphs, list items and cells of a page, and its comments outside of them as blocks without prose. */
export function blocksOfPage(source: string, file: string): Block[] {
  return blocksIn(parsePage(source, file), file);
}

/** Returns the prose below a node: its paragraphs, list items and cells. */
export function proseIn(node: Nodes): string[] {
  return blocksIn(node, '').map(({ text }) => text);
}

function blocksIn(node: Nodes, file: string): Block[] {
  const text = proseOf(node);
  if (text !== undefined || isBasisComment(node)) {
    const comments = commentsIn(node, file);
    return [{ text: text ?? '', location: locate(node, file), comments, format: (one) => `{/* ${one} */}` }];
  }
  return 'children' in node ? node.children.flatMap((child) => blocksIn(child, file)) : [];
}

function proseOf(node: Nodes): string | undefined {
  if (node.type === 'paragraph') return textIn(node);
  if (node.type === 'tableCell') return asSentence(textIn(node).trim());
  return undefined;
}

/** A cell may be a sentence without a full stop; fewer words are a label. */
function asSentence(cell: string): string {
  return /[.!?]$/.test(cell) || cell.split(/\s+/).length < WORDS_OF_SENTENCE ? cell : `${cell}.`;
}

function commentsIn(node: Nodes, file: string): Comment[] {
  if (isBasisComment(node) && 'value' in node)
    return [{ text: node.value.slice(2, -2).trim(), location: locate(node, file) }];
  return 'children' in node ? node.children.flatMap((child) => commentsIn(child, file)) : [];
}

function locate({ position }: Nodes, file: string): string {
  const { line = 1, column = 1 } = position?.start ?? {};
  return `${file}:${line}:${column}`;
}
