import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { readTasks } from '../agents/task/read-tasks';
import { SITE } from './html/built-page';
import { attributeOf, childrenOf, type Node, textOf } from '../../tools/pages/html-tree';

const HEADING = /^h[1-6]$/;

const documents = new Map<string, Node>();

/** The tree of a built page. */
function documentOf(page: string): Node {
  const known = documents.get(page) ?? parse(readFileSync(path.join(SITE, page, 'index.html'), 'utf8'));
  documents.set(page, known);
  return known;
}

/** The text of a page at an anchor: the element, or the section if it is a heading; without an anchor the whole page. */
function textAt(address: string): string | undefined {
  const [page = '', anchor] = address.split('#');
  const found = anchor === undefined ? documentOf(page) : findById(documentOf(page), anchor);
  if (found === undefined) return undefined;
  return HEADING.test(found.nodeName) ? sectionAfter(found) : textOf(found).replaceAll(/\s+/g, ' ');
}

function findById(node: Node, id: string): Node | undefined {
  if ('tagName' in node && attributeOf(node, 'id') === id) return node;
  for (const child of childrenOf(node)) {
    const found = findById(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The text up to the next heading that is not below this one. */
function sectionAfter(heading: Node): string {
  const siblings = 'parentNode' in heading && heading.parentNode ? heading.parentNode.childNodes : [];
  const after = siblings.slice(siblings.findIndex((sibling) => sibling === heading) + 1);
  const end = after.findIndex(({ nodeName }) => HEADING.test(nodeName) && nodeName <= heading.nodeName);
  return (end < 0 ? after : after.slice(0, end)).map(textOf).join(' ').replaceAll(/\s+/g, ' ');
}

describe.each(readTasks().tasks)('the pages say what a reader needs for $id', ({ facts }) => {
  test.each(facts)('$value at $at', ({ at, value }) => {
    expect(textAt(at)).toContain(value);
  });
});
