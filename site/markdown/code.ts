import type { Code, CodeData } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeHtml } from '../src/highlight/code-html';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** The data of a block of code that an element writes (`site/remark/elements/`). */
export interface PlainCodeData extends CodeData {
  /** The language by the name that highlighters know; default: `lang`. */
  grammar?: string;
  hProperties?: { highlighted?: CodeHtml; title?: string; isBare?: boolean };
}

/** Returns a block with its code as plain text and its title; other words after the language are for the site's own tests. */
export function plainCode({ lang, meta, value, data }: Code): Code {
  const { grammar = lang, hProperties = {} } = (data ?? {}) as PlainCodeData;
  const { highlighted, title } = hProperties;
  const shownTitle = title ?? /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
  return {
    type: 'code',
    lang: grammar,
    meta: shownTitle === undefined ? null : `title="${shownTitle}"`,
    value: highlighted === undefined ? value : textOfHtml(highlighted),
  };
}

/** Returns the text content of highlighted code. */
export function textOfHtml(html: CodeHtml): string {
  return parseFragment(html).childNodes.map(textOf).join('');
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
