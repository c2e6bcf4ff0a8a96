import type { Element, Root, Text } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { highlight } from '../../generator/pages/highlight/highlight';
import { markOwnValues } from '../../generator/pages/highlight/own-values';

/** Values that readers replace by their own. */
export type Constants = Parameters<typeof markOwnValues>[1];

/**
 * Rehype plugin: highlights the code blocks of a page while it is compiled, so that no highlighter is loaded by the
 * browser. The markup goes to `@theme/CodeBlock` as the property `highlighted`, in place of the text. In it the values
 * of `constants` are marked.
 */
export function highlightCode(constants: Constants): (tree: Root) => void {
  return (tree) => visit(tree, constants);
}

/** Goes through components too: guides have code inside `<CodeTabs>`. */
function visit(parent: Root | Element | MdxJsxFlowElementHast, constants: Constants): void {
  for (const child of parent.children) {
    if (child.type !== 'element' && child.type !== 'mdxJsxFlowElement') continue;
    const isPre = child.type === 'element' && child.tagName === 'pre';
    const code = isPre ? child.children[0] : undefined;
    if (code?.type === 'element' && code.tagName === 'code') setHighlighted(code, constants);
    else visit(child, constants);
  }
}

function setHighlighted(code: Element, constants: Constants): void {
  const text = ((code.children[0] as Text | undefined)?.value ?? '').replace(/\n$/, '');
  const marks = markOwnValues(text, constants);
  code.properties.highlighted = highlight(text, getLanguage(code), marks);
  code.children = [];
}

function getLanguage(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes) ? classes.map(String).find((each) => each.startsWith('language-')) : '';
  return name?.slice('language-'.length) ?? '';
}
