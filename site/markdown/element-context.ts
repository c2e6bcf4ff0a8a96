import type { Nodes } from 'mdast';
import type { JsxElement } from '../remark/attributes';

/** The settings of a page that the Markdown of an element depends on. */
export interface ElementContext {
  /** Id of the language in which code is shown; without one, or in a block that lacks it, the first language of the block. */
  language?: string;
  /** Sizes of the site's downloads in bytes, by path. */
  fileSizes: Readonly<Record<string, number>>;
  /** Returns the Markdown of an element's content. */
  render: (nodes: readonly Nodes[]) => Nodes[];
}

/**
 * Returns an element's Markdown.
 * @throws Mistake if the element as it is written has none.
 */
export type MarkdownOf = (element: JsxElement, context: ElementContext) => Nodes[];

/** The Markdown of components, by name. */
export type Elements = Readonly<Record<string, MarkdownOf>>;
