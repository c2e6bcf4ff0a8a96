import { parse } from 'parse5';
import { FIELDS_ELSEWHERE } from '#core/labels/members';
import { USE_LABELS } from '#core/labels/uses';
import {
  attributeOf,
  childrenOf,
  type Element,
  type Node,
  textOf,
  visit,
} from '../../../tools/pages/html-tree';
import { collectStatements, type PageStatements, resolveHref, sortWords, squeeze } from './statement';

/** Where a part of a page is. */
interface Place {
  /** Names of the fields around it, each with a dot. */
  path: string;
  /** Whether the text belongs to a statement that has begun. */
  isInside: boolean;
  /** The status of a response, or `request`. */
  code: string;
}

/**
 * Reads the statements of a page of the reference as it is served.
 * @param isSkipped whether to leave out an element and what is in it.
 */
export function readHtml(
  html: string,
  page: string,
  isSkipped: (element: Element) => boolean = () => false,
): PageStatements {
  const { statements, push, block } = collectStatements();
  let section = '';

  const readAll = (node: Node, place: Place): string =>
    childrenOf(node)
      .map((child) => read(child, place))
      .join('');

  const read = (node: Node, place: Place): string => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? textOf(node) : '';
    if (isNavigation(node) || isSkipped(node)) return '';
    const { tagName } = node;
    const part = attributeOf(node, 'data-part');
    if (tagName === 'summary') {
      for (const child of childrenOf(node)) block(textOf(child), true);
      return '';
    }
    if (tagName === 'pre') return readCode(node, place);
    if (tagName === 'option') {
      block(textOf(node));
      return '';
    }
    if (tagName === 'a') return readLink(node, place);
    if (/^h[1-4]$/.test(tagName)) {
      const title = readAll(node, { ...place, isInside: true });
      if (tagName === 'h2') section = title.trim();
      push('heading', squeeze(title));
      return '';
    }
    if (part === 'field') {
      const name = `${place.path}${attributeOf(node, 'data-field')}`;
      const text = readAll(node, { ...place, path: `${name}.`, isInside: true });
      push(`field ${section}|${name}`, squeeze(text.replace(attributeOf(node, 'data-field')!, '')));
      return '';
    }
    if (part === 'error') {
      readError(node, place);
      return '';
    }
    if (attributeOf(node, 'data-reproduction') !== undefined) {
      // An error that only a header requests has no cause in words.
      const parts = childrenOf(node);
      const [cause] = parts;
      const hasCause = cause !== undefined && cause.nodeName !== 'button';
      const rest = hasCause ? parts.slice(1) : parts;
      const text = hasCause ? readAll(cause, { ...place, isInside: true }) : '';
      if (place.code === '') block(text);
      else push(`cause ${place.code}`, squeeze(text));
      rest.forEach((child) => read(child, place));
      return '';
    }
    const status = attributeOf(node, 'data-status');
    const language = attributeOf(node, 'data-language');
    const inner = {
      ...place,
      ...(status !== undefined && { code: status }),
      ...(language !== undefined && { code: 'request' }),
    };
    if (isMore(node)) {
      block(readAll(node, { ...inner, isInside: true }), true);
      return '';
    }
    if (part === 'branch' || part === 'rule' || isGroupLabel(node)) {
      const text = readAll(node, { ...inner, isInside: true });
      push(`branch ${section}|${place.path.slice(0, -1)}`, sortWords(text));
      return '';
    }
    if (!place.isInside && isBlock(node)) {
      const isNote = tagName === 'div' && attributeOf(node, 'data-fact') === undefined;
      const apart = childrenOf(node).filter((child) => isNote && child.nodeName === 'div');
      const text = childrenOf(node)
        .filter((child) => !apart.includes(child))
        .map((child) => read(child, { ...inner, isInside: true }))
        .join('');
      apart.forEach((child) => read(child, inner));
      // The panel repeats the meaning of an error, and the facts of an object the first of its uses.
      const isRepeated =
        (/^[45]/.test(inner.code) && !insideError(node)) || isUse(node) || isPanelTitle(node);
      block(text, isRepeated);
      return '';
    }
    const text = readAll(node, inner);
    return place.isInside && SPACED.has(tagName)
      ? ` ${text} `
      : attributeOf(node, 'data-method')
        ? `${text} `
        : text;
  };

  const readCode = (node: Element, { code }: Place): string => {
    push(`code ${code}`, textOf(node).trimEnd());
    block(attributeOf(node, 'aria-label')?.replace(/ in [^ ]+$|^.*?: /, '') ?? '', true);
    return '';
  };

  const readLink = (node: Element, place: Place): string => {
    const text = readAll(node, { ...place, isInside: true });
    const href = attributeOf(node, 'href') ?? '';
    if (
      attributeOf(node, 'class')
        ?.split(' ')
        .some((name) => /^hash/.test(name))
    ) {
      return attributeOf(node, 'data-part') === 'name' ? text : '';
    }
    const written = `${text} <${resolveHref(href, page)}> `;
    if (attributeOf(node, 'data-show-status') !== undefined) {
      block(`${textOf(node)} <${resolveHref(href, page)}>`);
      return '';
    }
    if (place.isInside) return written;
    block(written);
    return '';
  };

  /** Reads an error: its name and its meaning. Reads everything else as usual. */
  const readError = (node: Element, place: Place): void => {
    let name = '';
    const texts: string[] = [];
    visit(node, (element) => {
      const part = attributeOf(element, 'data-part');
      if (part === 'name' && name === '') name = textOf(element).replaceAll('\u00a0', ' ');
    });
    const collect = (parent: Node): void => {
      for (const child of childrenOf(parent)) {
        if (!('tagName' in child)) continue;
        const part = attributeOf(child, 'data-part');
        if (part === 'text') texts.push(readAll(child, { ...place, isInside: true }));
        else if (part === 'name' || part === 'field' || isNavigation(child)) {
          if (part !== 'field') readAll(child, { ...place, isInside: true });
          else read(child, { ...place, path: '' });
        } else if (child.tagName === 'pre' || attributeOf(child, 'data-reproduction') !== undefined)
          read(child, { ...place, code: attributeOf(node, 'data-status') ?? place.code });
        else collect(child);
      }
    };
    collect(node);
    push(`error ${name}`, squeeze(texts.join(' ')));
  };

  const article = findArticle(parse(html));
  if (!article) throw new Error(`The page ${page} has no article.`);
  read(article, { path: '', isInside: false, code: '' });
  return { statements, elsewhere: new Map() };
}

/** Elements whose text does not touch the text next to them. */
const SPACED: ReadonlySet<string> = new Set(['p', 'div', 'li', 'dt', 'dd', 'td', 'th', 'strong', 'br']);

const BLOCKS: ReadonlySet<string> = new Set(['p', 'li', 'tr', 'dt']);

function findArticle(document: Node): Element | undefined {
  let found: Element | undefined;
  visit(document, (element) => {
    if (element.tagName === 'article') found ??= element;
  });
  return found;
}

/** Navigation, messages to the writers, controls, citations, the code of other languages, and the guides, which only the built site knows. */
function isNavigation(element: Element): boolean {
  const { tagName } = element;
  const has = (name: string) => attributeOf(element, name) !== undefined;
  const classes = attributeOf(element, 'class') ?? '';
  return (
    ['nav', 'footer', 'button', 'input', 'label', 'script', 'style', 'svg', 'form'].includes(tagName) ||
    (tagName === 'select' && attributeOf(element, 'data-choice') !== 'example') ||
    (tagName !== 'dt' && /\bvisually-hidden\b/.test(classes)) ||
    attributeOf(element, 'data-part') === 'basis' ||
    attributeOf(element, 'aria-labelledby') === 'guides' ||
    (has('popover') && tagName !== 'aside') ||
    attributeOf(element, 'data-method') === 'event' ||
    /^\d+ guides? names? /.test(tagName === 'details' ? textOf(element) : '') ||
    has('hidden') ||
    has('data-simulator-output') ||
    has('data-answer-head') ||
    !['curl', undefined].includes(attributeOf(element, 'data-language'))
  );
}

/** The link to the fields that are elsewhere. */
function isMore(element: Element): boolean {
  return element.tagName === 'p' && textOf(element).startsWith(FIELDS_ELSEWHERE);
}

function isGroupLabel(element: Element): boolean {
  if (element.tagName === 'legend') return true;
  const parent = element.parentNode;
  return (
    element.tagName === 'p' &&
    parent !== null &&
    'tagName' in parent &&
    parent.tagName === 'div' &&
    attributeOf(parent, 'data-group') === textOf(element)
  );
}

/** Whether an element is a statement: a paragraph, a row, or any element with text directly in it. */
function isBlock(element: Element): boolean {
  if (BLOCKS.has(element.tagName) || attributeOf(element, 'data-fact') !== undefined) return true;
  return childrenOf(element).some(
    (child) =>
      (child.nodeName === '#text' && textOf(child).trim() !== '') ||
      ('tagName' in child && (child.tagName === 'code' || attributeOf(child, 'data-part') === 'method')) ||
      ('tagName' in child && child.tagName === 'dt'),
  );
}

/** A fact of an object: `Returned by`. */
function isUse(element: Element): boolean {
  const [label] = childrenOf(element);
  return label !== undefined && Object.values<string>(USE_LABELS).includes(textOf(label));
}

/** The title of a panel, which repeats method and path. */
function isPanelTitle(element: Element): boolean {
  return childrenOf(element).some(
    (child) =>
      'tagName' in child &&
      attributeOf(child, 'data-method') !== undefined &&
      attributeOf(child, 'data-part') === undefined,
  );
}

function insideError(element: Element): boolean {
  let parent: Node | null = element;
  while (parent && 'parentNode' in parent) {
    if ('tagName' in parent && attributeOf(parent, 'data-part') === 'error') return true;
    parent = parent.parentNode;
  }
  return false;
}
