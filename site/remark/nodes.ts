import type {
  BlockContent,
  Code,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Returns a text node. Values become text in the tree, never MDX source, so that nothing in them can be read as markup or code. */
export function text(value: string): Text {
  return { type: 'text', value };
}

export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value };
}

/** Returns a link with HTML attributes such as `{ className: ['basis'], title: '…' }`. */
export function link(
  href: string,
  children: PhrasingContent[],
  hProperties?: Record<string, string | string[]>,
): Link {
  return { type: 'link', url: href, children, ...(hProperties && { data: { hProperties } }) };
}

export function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

/** Returns a fenced code block in a Prism language. */
export function codeBlock(language: string, value: string): Code {
  return { type: 'code', lang: language, value };
}

export function table(head: string[], rows: PhrasingContent[][][]): Table {
  return { type: 'table', children: [tableRow(head.map((title) => [text(title)])), ...rows.map(tableRow)] };
}

function tableRow(cells: PhrasingContent[][]): TableRow {
  return { type: 'tableRow', children: cells.map((children) => ({ type: 'tableCell', children })) };
}

/** Returns a bullet list; an item with an id can be linked to. */
export function bulletList(items: { id?: string; children: BlockContent[] }[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(({ id, children }) => ({
      type: 'listItem',
      spread: false,
      children,
      ...(id && { data: { hProperties: { id } } }),
    })),
  };
}

/** Returns a component or an element on a separate line. */
export function jsx(
  name: string,
  attributes: Record<string, string>,
  children: (BlockContent | PhrasingContent)[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributesOf(attributes),
    children: children as MdxJsxFlowElement['children'],
  };
}

/** Returns a component inside a sentence. */
export function inlineJsx(name: string, attributes: Record<string, string>): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributesOf(attributes), children: [] };
}

function attributesOf(attributes: Record<string, string>): MdxJsxFlowElement['attributes'] {
  return Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** Returns names as code, in a sentence: `a`, `b` and `c`. */
export function enumerate(names: readonly string[]): PhrasingContent[] {
  return names.flatMap((name, index) => [
    ...(index === 0 ? [] : [text(index === names.length - 1 ? ' and ' : ', ')]),
    inlineCode(name),
  ]);
}

/** Returns text in which only code spans are Markdown: `` `created_before` replaces page numbers``. */
export function sentence(markdown: string): PhrasingContent[] {
  return markdown
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) => (/^`[^`]+`$/.test(part) ? inlineCode(part.slice(1, -1)) : text(part)));
}
