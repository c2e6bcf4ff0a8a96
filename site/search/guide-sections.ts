import type { Heading, Nodes, Root } from 'mdast';
import { createAnchors } from '../remark/anchors';
import { plainWords } from '../remark/plain-words';

/** A heading of a page with what stands below it, up to the next one. */
export interface GuideSection {
  /** Headings from the second level down to this one; none for what stands above the first. */
  titles: string[];
  /** Of the heading; null above the first one. */
  anchor: string | null;
  /** Plain words, a line for each paragraph, item and row. Code is left out. */
  text: string;
}

/** The sections of a page whose elements are already replaced, with the anchors that Docusaurus gives to headings. */
export function splitSections(tree: Root): GuideSection[] {
  const anchorOf = createAnchors();
  const sections: GuideSection[] = [{ titles: [], anchor: null, text: '' }];
  const open: { depth: number; title: string }[] = [];
  const visit = (node: Nodes): void => {
    const last = sections[sections.length - 1];
    if (node.type === 'heading') sections.push(openSection(node, open, anchorOf(node)));
    else if (isLine(node)) {
      if (last) last.text = `${last.text}\n${plainWords(node)}`.trim();
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
  return { titles: open.map((one) => one.title), anchor: heading.depth > 1 ? anchor : null, text: '' };
}

function isLine({ type }: Nodes): boolean {
  return type === 'paragraph' || type === 'tableRow';
}
