import { attributeOf, childrenOf, type Element, textOf, visit } from '../../../tools/pages/html-tree';

/**
 * How the pages of the reference mark what they print: `data-part` on the element that shows it, with visible text only.
 * This file alone knows the markup; a new look moves elements as it likes and keeps the names.
 */
export const PART = 'data-part';

/** Things that have parts. A part belongs to the nearest of these around it. */
export const OWNERS = [
  'operation',
  'event',
  'object',
  'body',
  'response',
  'callback',
  'error',
  'field',
  'branch',
  'link',
  'server',
  'note',
] as const;

export type Owner = (typeof OWNERS)[number];

/** The parts that are printed of an owner, each string as a reader sees it. */
export const PARTS = [
  'name',
  'title',
  'type',
  'flag',
  'text',
  'const',
  'default',
  'limit',
  'example',
  'value',
  'basis',
  'rule',
  'note',
  'method',
  'path',
  'credentials',
] as const;

export type Part = (typeof PARTS)[number];

/** The words of a source, by what a statement rests on. */
const BASIS_WORDS = { public: 'Publicly known', choice: 'Our choice' } as const;

/** A mark as `public G-API-12`: the number opens a source of the page, which says so in words. */
export function readMark(mark: Element, page: ReadonlyMap<string, Element>): string {
  const [button] = childrenOf(mark).filter((child) => 'tagName' in child);
  const source = page.get((button && attributeOf(button, 'popovertarget')) ?? '');
  const text = source ? textOf(source) : '';
  const basis = Object.entries(BASIS_WORDS).find(([, words]) => text.startsWith(words))?.[0] ?? 'no basis';
  return `${basis} ${decisionOf(source)}`;
}

/** The decision that a source leads to. */
function decisionOf(source: Element | undefined): string {
  let decision = '';
  if (source)
    visit(source, (element) => {
      const [, id] = /^(\S+) in the list of decisions$/.exec(textOf(element)) ?? [];
      if (id !== undefined && attributeOf(element, 'href')?.endsWith(`#${id}`)) decision = id;
    });
  return decision;
}

/** The labels of alternatives without a name; the fields show what they require. */
export const UNNAMED_BRANCH = /^(?:with |alternative \d)/;
