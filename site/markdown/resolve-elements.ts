import { relative } from 'node:path';
import type { Nodes, Parent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { PageError, type PageMistake } from '../errors/page-error';
import { findLocation, isJsx, type JsxElement, textsOf } from '../remark/attributes';
import { ElementError } from '../remark/require-entry';
import { paragraph, text } from '../remark/nodes';
import { plainCode } from './code';
import { components } from './components';
import type { ElementContext, Elements } from './element-context';
import { htmlElements } from './html-elements';

/** The attribute with which a page says in words what an element shows, if the element has no entry here. */
const WORDS = 'data-markdown';

const known: Elements = { ...htmlElements, ...components };

export interface ResolveSettings extends Omit<ElementContext, 'render'> {
  /** Of the components that the site's project adds. */
  elements: Elements;
}

/**
 * Returns a page of which every element is plain Markdown, so that no reader of the Markdown misses what others see.
 * @param tree the page after the site's own remark plugins.
 * @throws PageError with each element and expression that has no Markdown.
 */
export function resolveElements(tree: Root, file: VFile, { elements, ...settings }: ResolveSettings): Root {
  const mistakes: PageMistake[] = [];
  const entries = { ...known, ...elements };
  const context: ElementContext = { ...settings, render: (nodes) => nodes.flatMap(resolve) };
  function resolve(node: Nodes): Nodes[] {
    try {
      return resolveNode(node, context, entries);
    } catch (error) {
      if (!(error instanceof ElementError)) throw error;
      mistakes.push({ file: relative(file.cwd, file.path), ...placeOf(node, error), message: error.message });
      return [];
    }
  }
  const children = context.render(tree.children) as Root['children'];
  if (mistakes.length > 0) throw new PageError(mistakes);
  return { type: 'root', children };
}

function placeOf(node: Nodes, { attribute }: ElementError): { line: number; column: number } {
  if (isJsx(node)) return findLocation(node, attribute);
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

function resolveNode(node: Nodes, context: ElementContext, entries: Elements): Nodes[] {
  if (isJsx(node)) return resolveElement(node, context, entries);
  if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') return resolveExpression(node);
  if (node.type === 'mdxjsEsm' || node.type === 'yaml') return [];
  if (node.type === 'code') return [plainCode(node)];
  if (!('children' in node)) return [node];
  const children = context.render(node.children);
  return [{ ...node, children: isBlock(node) ? trimEnd(children) : children } as Parent as Nodes];
}

/** Whether what follows the last character of a node is a new line. */
function isBlock({ type }: Nodes): boolean {
  return type === 'heading' || type === 'paragraph' || type === 'tableCell';
}

/** Removes the space in front of a comment that was last; it would be written as a character reference. */
function trimEnd(nodes: Nodes[]): Nodes[] {
  const last = nodes.at(-1);
  if (last?.type !== 'text') return nodes;
  return [...nodes.slice(0, -1), { ...last, value: last.value.trimEnd() }];
}

function resolveElement(element: JsxElement, context: ElementContext, entries: Elements): Nodes[] {
  const { [WORDS]: words } = textsOf(element);
  if (words !== undefined) return inPlaceOf(element, words);
  // A fragment has no name.
  if (element.name === null) return context.render(element.children);
  const entry = Object.hasOwn(entries, element.name) ? entries[element.name] : undefined;
  if (entry) return entry(element, context);
  throw new ElementError(
    `<${element.name}> has no Markdown, so readers of the Markdown page would miss it. Write what it shows: ${WORDS}="…".`,
  );
}

function inPlaceOf({ type }: JsxElement, words: string): Nodes[] {
  if (words === '') return [];
  return [type === 'mdxJsxFlowElement' ? paragraph(text(words)) : text(words)];
}

type Expression = Extract<Nodes, { type: 'mdxTextExpression' | 'mdxFlowExpression' }>;

/** Comments are for authors, and a value in quotes is text: `{' '}`. */
function resolveExpression({ value }: Expression): Nodes[] {
  const code = value.trim();
  if (code === '' || /^\/\*[^]*\*\/$/.test(code)) return [];
  const [, , quoted] = /^(['"])([^'"\\]*)\1$/.exec(code) ?? [];
  if (quoted !== undefined) return [text(quoted)];
  throw new ElementError(`{${code}} has no Markdown: write its value instead.`);
}
