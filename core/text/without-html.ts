import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { escapeUnknownTags, WORDLESS_ELEMENTS } from './html-elements';

/** The words of a string that may contain HTML. */
export function withoutHtml(html: string): string {
  if (!/<[a-z/!]|&\w+;/i.test(html)) return html;
  return parseFragment(escapeUnknownTags(html), { scriptingEnabled: false }).childNodes.map(wordsOf).join('');
}

function wordsOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || WORDLESS_ELEMENTS.has(node.nodeName)) return '';
  return node.childNodes.map(wordsOf).join('');
}
