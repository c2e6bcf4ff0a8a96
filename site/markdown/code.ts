import type { Code } from 'mdast';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CodeHtml } from '../src/highlight/code-html';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Properties that elements set on a block of code (`site/remark/elements/`). */
interface CodeProperties {
  highlighted?: CodeHtml;
  title?: string;
}

/** Returns a block with its code as plain text and its title; other words after the language are for the site's own tests. */
export function plainCode({ lang, meta, value, data }: Code): Code {
  const { highlighted, title } = (data?.hProperties ?? {}) as CodeProperties;
  const shownTitle = title ?? /\btitle="([^"]*)"/.exec(meta ?? '')?.[1];
  return {
    type: 'code',
    lang,
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
