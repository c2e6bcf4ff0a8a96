import type { Nodes, Root } from 'mdast';
import { createAnchors } from '../../../site/remark/anchors';
import { isJsx, textsOf } from '../../../site/remark/attributes';
import { parsePage } from '../../../site/remark/parse-page';
import { findWords } from './files';
import { type Change, createOperator, type Operator } from './operator';

/** A section of a page, by the anchor of its heading; the whole page by default. */
type Section = string | undefined;

/** Replaces the value of an element's attribute, where it is first written. */
export function replaceAttribute(
  element: string,
  name: string,
  from: string,
  to: string,
  section?: Section,
): Operator {
  const place = `<${element} ${name}="${from}">`;
  return createOperator(`replace ${place} with ${to}`, place + nameOf(section), (content, file) => {
    const [start, end] = findElement(content, file, { element, name, value: from, section });
    return findWords(content, `${name}="${from}"`, `${name}="${to}"`, start, end);
  });
}

/** Replaces an element with text. */
export function replaceElement(element: string, of: string, text: string, section?: Section): Operator {
  const place = `<${element} of="${of}">`;
  return createOperator(`replace ${place} with ${text}`, place + nameOf(section), (content, file) => {
    const [start, end] = findElement(content, file, { element, name: 'of', value: of, section });
    return start === undefined || end === undefined ? undefined : { start, end, text };
  });
}

/** Replaces the address of a link. */
export function replaceLink(from: string, to: string): Operator {
  return createOperator(`replace the link ${from} with ${to}`, `link to ${from}`, (content, file) => {
    const [link] = nodesOf(parsePage(content, file)).filter(
      (node) => node.type === 'link' && node.url === from,
    );
    return findIn(content, link, from, to);
  });
}

/** Replaces words of the prose in a section. */
export function replaceProse(from: string, to: string, section: string): Operator {
  return createOperator(`replace "${from}" with "${to}"`, `"${from}"${nameOf(section)}`, (content, file) => {
    const texts = nodesOf(parsePage(content, file), section).filter(({ type }) => type === 'text');
    return texts.map((node) => findIn(content, node, from, to)).find((change) => change !== undefined);
  });
}

function findIn(content: string, node: Nodes | undefined, from: string, to: string): Change | undefined {
  const { start, end } = node?.position ?? {};
  return start && end ? findWords(content, from, to, start.offset, end.offset) : undefined;
}

interface Wanted {
  element: string;
  name: string;
  value: string;
  section: Section;
}

function findElement(
  content: string,
  file: string,
  { element, name, value, section }: Wanted,
): (number | undefined)[] {
  const found = nodesOf(parsePage(content, file), section).find(
    (node) => isJsx(node) && node.name === element && textsOf(node)[name] === value,
  );
  return [found?.position?.start.offset, found?.position?.end.offset];
}

/** Returns the nodes of a page, or of its section with this anchor, in their order. */
function nodesOf(page: Root, section?: Section): Nodes[] {
  const anchorOf = createAnchors();
  let current: Section;
  const below = (node: Nodes): Nodes[] => [node, ...('children' in node ? node.children.flatMap(below) : [])];
  return page.children.flatMap((node) => {
    if (node.type === 'heading') current = anchorOf(node);
    return section === undefined || section === current ? below(node) : [];
  });
}

function nameOf(section: Section): string {
  return section === undefined ? '' : ` in #${section}`;
}
