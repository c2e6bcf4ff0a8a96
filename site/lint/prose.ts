import type { Nodes, Paragraph } from 'mdast';
import { nodesOfType, type Page } from './page';

/** A paragraph as readers see it: with each element and code span as one word. */
interface ShownParagraph {
  /** Offset in the page. */
  offset: number;
  text: string;
  sentences: string[];
}

/** Replaces what an element prints, which is a name, a number or a call. */
const SHOWN = 'Shown';

/** Marks of sources are hidden from most readers. */
const HIDDEN = new Set(['Basis']);

/** Returns the paragraphs of a page, those of lists and of the front matter included. */
export function paragraphsOf(page: Page): ShownParagraph[] {
  return nodesOfType(page, 'paragraph').map(({ node }) => shownParagraph(node));
}

function shownParagraph(node: Paragraph): ShownParagraph {
  const text = node.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
  return { offset: node.position?.start.offset ?? 0, text, sentences: sentencesIn(text) };
}

function textOf(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement') return HIDDEN.has(node.name ?? '') ? '' : SHOWN;
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return SHOWN;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Splits after a mark that ends a sentence, where the next one begins with a capital. */
function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?][)"”]?) (?=[“"(]?[A-Z])/).filter((sentence) => sentence !== '');
}
