import type { Heading, Nodes, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { VFile } from 'vfile';
import { text } from '../remark/nodes';
import { gatherFootnotes } from './gather-footnotes';
import { resolveElements, type ResolveSettings } from './resolve-elements';

interface PageSettings extends ResolveSettings {
  /** Title of the page, for one whose content does not begin with it. */
  title: string;
  /** Returns the absolute address of a link. */
  linkTo: (url: string) => string;
}

/**
 * Returns a hand-written page as Markdown, with its title first.
 * @param tree the page after the site's own remark plugins; it is not changed.
 * @throws PageError with each element that has no Markdown.
 */
export function renderPage(tree: Root, file: VFile, { title, linkTo, ...settings }: PageSettings): string {
  const page = resolveElements(tree, file, settings);
  gatherFootnotes(page);
  setLinks(page, linkTo);
  if (!page.children.some(isTitle))
    page.children.unshift({ type: 'heading', depth: 1, children: [text(title)] });
  return toMarkdown(page, {
    bullet: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  });
}

function isTitle(node: Nodes): node is Heading {
  return node.type === 'heading' && node.depth === 1;
}

function setLinks(node: Nodes, linkTo: (url: string) => string): void {
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
    node.url = linkTo(node.url);
  if ('children' in node) node.children.forEach((child) => setLinks(child, linkTo));
}
