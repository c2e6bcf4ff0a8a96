import type { Element, Root } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { MAX_SHORT_CODE } from '../src/ui/RichText/max-short-code';

/** Rehype plugin: marks short names in code, so that no line breaks at a hyphen of `X-RateLimit-Remaining`. */
export function markShortCode(): (tree: Root) => void {
  return visit;
}

function visit(parent: Root | Element | MdxJsxFlowElementHast | MdxJsxTextElementHast): void {
  for (const child of parent.children) {
    if (!('children' in child) || ('tagName' in child && child.tagName === 'pre')) continue;
    if (child.type === 'element' && child.tagName === 'code' && isShort(child))
      child.properties.className = ['short'];
    else visit(child);
  }
}

function isShort({ children: [text, ...others], properties }: Element): boolean {
  const isText = text?.type === 'text' && others.length === 0 && properties.className === undefined;
  return isText && text.value.length <= MAX_SHORT_CODE;
}
