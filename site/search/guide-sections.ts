import type { Heading, Nodes, Root } from 'mdast';
import { createAnchors } from '../remark/anchors';
import { plainWords } from '../remark/plain-words';

/** A heading of a page with its content up to the next heading. */
export interface GuideSection {
  /** Headings from the second level down to this one; empty for the content above the first one. */
  titles: string[];
  /** Of the heading; null above the first one. */
  anchor: string | null;
  /** Plain words, a line for each paragraph and item. Code is left out. */
  text: string;
  /** Of tables: a line for each row. */
  cells: string;
}

/** The sections of a page whose elements are already replaced, with the anchors that Docusaurus gives to headings. */
export function splitSections(tree: Root): GuideSection[] {
  const anchorOf = createAnchors();
  const sections: GuideSection[] = [{ titles: [], anchor: null, text: '', cells: '' }];
  const open: { depth: number; title: string }[] = [];
  const visit = (node: Nodes): void => {
    const last = sections[sections.length - 1];
    if (node.type === 'heading') sections.push(openSection(node, open, anchorOf(node)));
    else if (node.type === 'paragraph') {
      if (last) last.text = addLine(last.text, node);
    } else if (node.type === 'tableRow') {
      if (last) last.cells = addLine(last.cells, node);
    } else if ('children' in node) node.children.forEach(visit);
  };
  visit(tree);
  return sections;
}

function openSection(
  heading: Heading,
  open: { depth: number; title: string }[],
  anchor: string,
): GuideSection {
  const title = plainWords(heading);
  while ((open.at(-1)?.depth ?? 0) >= heading.depth) open.pop();
  // The first level is the title of the page.
  if (heading.depth > 1) open.push({ depth: heading.depth, title });
  return {
    titles: open.map((one) => one.title),
    anchor: heading.depth > 1 ? anchor : null,
    text: '',
    cells: '',
  };
}

function addLine(text: string, node: Nodes): string {
  return `${text}\n${plainWords(node)}`.trim();
}
