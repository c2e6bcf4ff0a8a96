import type { FootnoteDefinition, FootnoteReference, Nodes, PhrasingContent, Strong } from 'mdast';
import { BASIS_LABELS } from '#core/labels/basis';
import { isJsx, type JsxElement, textsOf } from '../remark/attributes';
import { requireEntry } from '../remark/require-entry';
import { link, paragraph, text } from '../remark/nodes';
import { sizeInWords } from '../src/components/guides/FileSize/size-in-words';
import { callLine } from './call-line';
import { callShowcase } from './call-showcase';
import type { ElementContext, MarkdownOf } from './element-context';

/** The Markdown of the components that pages use and that elements of `site/remark/elements/` turn into. */
export const components: Record<string, MarkdownOf> = {
  CallShowcase: callShowcase,
  CodeTab: content,
  CodeTabs: codeTabs,
  Details: disclosure,
  ExpectedOutcome: content,
  FileSize: fileSize,
  // Describes the page to browsers.
  Head: () => [],
  SourceNote: sourceNote,
  SourceNumber: sourceNumber,
};

/** An element that only arranges its content. */
export function content({ children }: JsxElement, { render }: ElementContext): Nodes[] {
  return render(children);
}

/** A block that readers can open: its summary is a strong line above its content. */
export function disclosure(element: JsxElement, { render }: ElementContext): Nodes[] {
  const { summary } = textsOf(element);
  const title = summary === undefined ? [] : [paragraph({ type: 'strong', children: [text(summary)] })];
  return [...title, ...render(element.children)];
}

export function summaryLine(element: JsxElement, { render }: ElementContext): Nodes[] {
  const words: Strong = { type: 'strong', children: render(phrasingIn(element)) as PhrasingContent[] };
  return [element.type === 'mdxJsxFlowElement' ? paragraph(words) : words];
}

function phrasingIn(node: Nodes): Nodes[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
}

/** Code in several languages: the one of the page, and the call that it makes. */
function codeTabs(element: JsxElement, { language, render }: ElementContext): Nodes[] {
  const tabs = element.children.filter((child): child is typeof child & JsxElement => isJsx(child));
  const shown = tabs.find((tab) => textsOf(tab).value === language) ?? tabs[0];
  const { method = '', path = '', href } = textsOf(element);
  const call = href === undefined ? [] : [callLine(method, path, href)];
  return [...call, ...render(shown?.children ?? [])];
}

function fileSize(element: JsxElement, { fileSizes }: ElementContext): Nodes[] {
  const { of = '' } = textsOf(element);
  if (!of.endsWith('/')) requireEntry(fileSizes, of, 'download');
  const words = text(sizeInWords(fileSizes, of));
  return [element.type === 'mdxJsxFlowElement' ? paragraph(words) : words];
}

function sourceNumber(element: JsxElement): FootnoteReference[] {
  const { number = '' } = textsOf(element);
  return [{ type: 'footnoteReference', identifier: number, label: number }];
}

function sourceNote(element: JsxElement, { render }: ElementContext): FootnoteDefinition[] {
  const { number = '', basis = 'choice', decision = '', href = '' } = textsOf(element);
  const label = { type: 'strong' as const, children: [text(BASIS_LABELS[basis as 'choice'])] };
  const words = render(phrasingIn(element)) as PhrasingContent[];
  const more = link(href, [text(`${decision} in the list of decisions`)]);
  const children = [paragraph(label, text(': '), ...words, text(' '), more)];
  return [{ type: 'footnoteDefinition', identifier: number, label: number, children }];
}
