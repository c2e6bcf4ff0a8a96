import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { listPages, SITE } from './html/built-page';
import { attributeOf, childrenOf, type Element, type Node, textOf, visit } from '../../tools/pages/html-tree';

/** As many words as a reader takes in before the eye needs a rest. */
const MAX_WORDS = 60;

/** Returns the paragraphs of a page that are longer, each with its number of words. */
function wallsOf(page: Node): string[] {
  const walls: string[] = [];
  visit(page, (element) => {
    if (!isParagraph(element)) return;
    const text = textOf(element).replaceAll(/\s+/g, ' ').trim();
    const words = text.split(' ').length;
    if (words > MAX_WORDS) walls.push(`${words} words: ${text.slice(0, 60)}`);
  });
  return walls;
}

/** A paragraph, or notes that follow one another as if they were one. */
function isParagraph(element: Element): boolean {
  return element.tagName === 'p' || (element.tagName === 'div' && childrenOf(element).some(isNote));
}

function isNote(node: Node): boolean {
  return 'tagName' in node && attributeOf(node, 'data-part') === 'note';
}

describe('a page of the reference', () => {
  it.each(listPages().filter((url) => url.startsWith('/api/')))('has no wall of text: %s', (url) => {
    expect(wallsOf(parse(readFileSync(path.join(SITE, url, 'index.html'), 'utf8')))).toEqual([]);
  });
});

describe('a wall', () => {
  const sentence = 'Sell it now. ';
  it.each([
    { title: 'a paragraph', html: `<p>${sentence.repeat(21)}</p>`, count: 1 },
    {
      title: 'notes in a row',
      html: `<div>${`<div data-part="note">${sentence.repeat(7)}</div> `.repeat(3)}</div>`,
      count: 1,
    },
    { title: 'no short paragraph', html: `<p>${sentence.repeat(20)}</p>`, count: 0 },
    {
      title: 'no list of notes',
      html: `<ul>${`<li data-part="note"><p>${sentence.repeat(7)}</p></li>`.repeat(3)}</ul>`,
      count: 0,
    },
  ])('is $title', ({ html, count }) => {
    expect(wallsOf(parseFragment(html))).toHaveLength(count);
  });
});
