import { attributeOf, childrenOf, type Element, type Node, visit } from '../../../tools/pages/html-tree';
import type { Question } from './questions';

const MAX_CLICKS = 3;
const ORIGIN = 'https://site.example';

/** Gives the document of a path such as `/guides/webhooks/`; nothing where the site has no page. */
type OpenPage = (path: string) => Node | undefined;

/**
 * Follows the links of a question from the front page, in the HTML that is served.
 * @returns the obstacles on the way to the answer; none when the reader finds it.
 */
export function followLinks({ clicks, finds }: Question, open: OpenPage): string[] {
  if (clicks.length > MAX_CLICKS) return [`${clicks.length} clicks are too many.`];
  let location = new URL('/', ORIGIN);
  for (const text of clicks) {
    const page = open(location.pathname);
    if (!page) return [`There is no page ${location.pathname}.`];
    const targets = targetsOf(page, text, location);
    if (targets.length !== 1) {
      return [
        `${location.pathname} has ${targets.length} targets of links called "${text}": ${targets.join(', ')}`,
      ];
    }
    location = new URL(targets[0] ?? '');
  }
  const page = open(location.pathname);
  const said = page && textAt(page, location.hash.slice(1));
  if (said === undefined) return [`There is no section ${location.pathname}${location.hash}.`];
  return finds
    .filter((words) => !said.includes(words))
    .map((words) => `${location.pathname}${location.hash} does not say "${words}".`);
}

/** The targets of the links with a label; those of the page itself come before those of the bars around it. */
function targetsOf(page: Node, text: string, { href }: URL): string[] {
  const links = (node: Node): string[] =>
    elementsOf(node)
      .filter((element) => element.tagName === 'a' && wordsOf([element]) === text)
      .map((element) => new URL(attributeOf(element, 'href') ?? '', href).href);
  const own = elementsOf(page)
    .filter(({ tagName }) => tagName === 'main')
    .flatMap(links);
  return [...new Set(own.length > 0 ? own : links(page))];
}

/** The text below a heading up to the next one of its level; without an id, the text above the first section. */
function textAt(page: Node, id: string): string | undefined {
  const elements = elementsOf(page);
  const heading = elements.find((element) =>
    id === '' ? element.tagName === 'h1' : attributeOf(element, 'id') === id && rankOf(element) > 0,
  );
  if (!heading) return undefined;
  const rank = id === '' ? 2 : rankOf(heading);
  const nodes = textsOf(page);
  const from = nodes.indexOf(heading);
  const to = nodes.findIndex((node, at) => at > from && rankOf(node) > 0 && rankOf(node) <= rank);
  return wordsOf(nodes.slice(from, to < 0 ? undefined : to).filter(({ nodeName }) => nodeName === '#text'));
}

function rankOf(node: Node): number {
  return Number(/^h([1-6])$/.exec(node.nodeName)?.[1] ?? 0);
}

function elementsOf(node: Node): Element[] {
  const elements: Element[] = [];
  visit(node, (element) => elements.push(element));
  return elements;
}

/** All nodes that a reader sees, in the order of the page: marks of sources are for those who ask for them. */
function textsOf(node: Node): Node[] {
  const isHidden = node.nodeName === 'script' || node.nodeName === 'style' || isMark(node);
  return isHidden ? [] : [node, ...childrenOf(node).flatMap(textsOf)];
}

function isMark(node: Node): boolean {
  return 'attrs' in node && /(?:^| )basis(?: |$)/.test(attributeOf(node, 'class') ?? '');
}

/** The words of some nodes, with one space between them. */
function wordsOf(nodes: readonly Node[]): string {
  const texts = nodes
    .flatMap(textsOf)
    .map((node) => (node.nodeName === '#text' && 'value' in node ? node.value : ''));
  return texts
    .join('')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
