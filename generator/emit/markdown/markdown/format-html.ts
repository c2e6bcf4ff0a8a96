import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Html } from '#core/contracts/page-data';
import { joinBlocks, list, listItem } from './blocks';
import { codeBlock } from './code';
import { escapeStart } from './escape-text';
import { formatInline, INLINE_ELEMENTS, textOf } from './format-inline';
import { table } from './table';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * Returns a description of the page data as Markdown blocks. It is HTML of a fixed list of elements (`TEXT_ELEMENTS`): the
 * author's Markdown with its raw HTML sanitized, its links resolved and its headings fitted into the page.
 * @param page address that relative links start from.
 */
export function formatHtml(html: Html | undefined, page: string): string[] {
  return html === undefined ? [] : blocksOf(parseFragment(html).childNodes, page);
}

/** Returns a description as one line, for table cells and list items; blocks follow each other. */
export function formatLine(html: Html | undefined, page: string): string {
  return html === undefined ? '' : formatInline(parseFragment(html).childNodes, page).trim();
}

function blocksOf(nodes: readonly Node[], page: string): string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const paragraph = escapeStart(formatInline(line, page).trim());
    if (paragraph !== '') blocks.push(paragraph);
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(node);
      continue;
    }
    endLine();
    blocks.push(...blockOf(node as Element, page));
  }
  endLine();
  return blocks;
}

function isInline(node: Node): boolean {
  return !('tagName' in node) || INLINE_ELEMENTS.has(node.tagName);
}

function blockOf(element: Element, page: string): string[] {
  const { tagName, childNodes } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return [`${'#'.repeat(Number(level))} ${formatInline(childNodes, page).trim()}`];
  switch (tagName) {
    case 'ul':
    case 'ol':
      return listOf(element, page);
    case 'pre':
      return [codeBlock(textOf(element), languageOf(element))];
    case 'blockquote':
      return [joinBlocks(blocksOf(childNodes, page)).replace(/^/gm, '> ')];
    case 'table':
      return tableOf(element, page);
    case 'hr':
      return ['***'];
    case 'dt':
      return [`**${formatInline(childNodes, page).trim()}**`];
    default:
      return blocksOf(childNodes, page);
  }
}

function listOf(element: Element, page: string): string[] {
  const start = Number(attributeOf(element, 'start') ?? 1);
  const items = element.childNodes
    .filter((node) => 'tagName' in node)
    .map((item, index) =>
      listItem(
        blocksOf(item.childNodes, page),
        element.tagName === 'ol' ? `${(Number.isSafeInteger(start) ? start : 1) + index}.` : '-',
      ),
    );
  const found = list(items);
  return found === undefined ? [] : [found];
}

function tableOf(element: Element, page: string): string[] {
  const [head = [], ...rows] = rowsOf(element).map((row) =>
    row.childNodes
      .filter((node): node is Element => 'tagName' in node)
      .map((cell) => formatInline(cell.childNodes, page).trim()),
  );
  const width = Math.max(head.length, ...rows.map((row) => row.length));
  const fill = (cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')];
  return width === 0 ? [] : [table(fill(head), rows.map(fill))];
}

function rowsOf(element: Element): Element[] {
  return element.childNodes
    .filter((node): node is Element => 'tagName' in node)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : rowsOf(child)));
}

function languageOf(pre: Element): string | undefined {
  const code = pre.childNodes.find((node): node is Element => 'tagName' in node);
  return code && /\blanguage-(\S+)/.exec(attributeOf(code, 'class') ?? '')?.[1];
}

function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}
