import type { Element, Root, Text } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { EnvironmentsData } from '#core/contracts/environments';
import { languages } from '../../generator/emit/snippets/languages';
import type { CodeHtml } from '../src/highlight/code-html';
import { highlight } from '../src/highlight/highlight';
import { loadGrammar } from './load-grammar';
import { markReaderValues } from './mark-reader-values';

/**
 * Returns a rehype plugin that highlights the code blocks of a page while it is compiled, so that no highlighter is loaded by the
 * browser. The markup goes to `@theme/CodeBlock` as the property `highlighted`, in place of the text; a `<Snippet />` comes
 * with its own. Code in a language of the snippets has the values marked that readers replace by their own.
 */
export function highlightCode(environments: EnvironmentsData): () => (tree: Root) => void {
  return () => (tree) => visit(tree, environments);
}

/** Goes through components too: guides have code inside `<CodeTabs>`. */
function visit(parent: Root | Element | MdxJsxFlowElementHast, environments: EnvironmentsData): void {
  for (const child of parent.children) {
    if (child.type !== 'element' && child.type !== 'mdxJsxFlowElement') continue;
    const isPre = child.type === 'element' && child.tagName === 'pre';
    const code = isPre ? child.children[0] : undefined;
    if (code?.type === 'element' && code.tagName === 'code') setHighlighted(code, environments);
    else visit(child, environments);
  }
}

function setHighlighted(code: Element, environments: EnvironmentsData): void {
  const text = ((code.children[0] as Text | undefined)?.value ?? '').replace(/\n$/, '');
  code.properties.highlighted ??= highlightText(text, getLanguage(code), environments);
  code.children = [];
}

function highlightText(text: string, language: string, environments: EnvironmentsData): CodeHtml {
  loadGrammar(language);
  const isOfSnippets = languages.some(({ grammar }) => grammar === language);
  return highlight(isOfSnippets ? markReaderValues(text, environments) : [text], language);
}

function getLanguage(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes) ? classes.map(String).find((each) => each.startsWith('language-')) : '';
  return name?.slice('language-'.length) || 'text';
}
