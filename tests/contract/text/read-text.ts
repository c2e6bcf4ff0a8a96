import MarkdownIt from 'markdown-it';
import { parseFragment } from 'parse5';
import { ERROR_LABELS } from '#core/labels/errors';
import { EXAMPLE_HEADINGS, OTHER_LANGUAGES, REQUEST_OF, RESPONSE_TO } from '#core/labels/examples';
import { FIELDS_BELOW, FIELDS_ELSEWHERE } from '#core/labels/members';
import { PARAMETERS, SECTIONS } from '#core/labels/sections';
import { enumLabel } from '#core/labels/values';
import { attributeOf, childrenOf, type Element, type Node, textOf } from '../../../tools/pages/html-tree';
import { collectStatements, type PageStatements, resolveHref, sortWords, squeeze } from './statement';

const parser = new MarkdownIt({ html: false });

interface Place {
  /** Names of the fields around it. */
  path: string;
  isInside: boolean;
}

const ENUM_LABELS: ReadonlySet<string> = new Set([1, 2].map((count) => squeeze(enumLabel(count))));

/** The label of an example, and its summary. */
const LABEL = new RegExp(`^(${REQUEST_OF} [^:]*|${RESPONSE_TO} [^(:]*\\([^)]*\\))(?::(.*))?$`, 's');

/** Labels that only the Markdown has. */
const OWN_LABELS: readonly string[] = [
  OTHER_LANGUAGES,
  ERROR_LABELS.reproduction,
  `${PARAMETERS.header}:`,
  `${SECTIONS.yourResponse}:`,
];

/** Headings that only the Markdown has. */
const OWN_HEADINGS: ReadonlySet<string> = new Set([
  ...Object.values(EXAMPLE_HEADINGS),
  SECTIONS.innerFields,
  SECTIONS.more,
  SECTIONS.examples,
  ERROR_LABELS.details,
]);

/**
 * Reads the statements of the Markdown of a page.
 * @param isInHtml whether the HTML of the page has a statement of that key.
 */
export function readText(markdown: string, page: string, isInHtml: (key: string) => boolean): PageStatements {
  const { statements, push, block } = collectStatements();
  const elsewhere = new Map<string, string>();
  let section = '';
  let part = '';
  let code = '';
  // The field whose members follow in a section.
  let inner = '';
  const keyOf = (path: string) => `${section}|${path}`;

  const readAll = (node: Node, place: Place): string =>
    childrenOf(node)
      .map((child) => read(child, place))
      .join('');

  const read = (node: Node, place: Place): string => {
    if (!('tagName' in node)) return node.nodeName === '#text' ? textOf(node) : '';
    const { tagName } = node;
    if (/^h[1-6]$/.test(tagName)) return readHeading(node, place);
    if (tagName === 'pre') {
      push(`code ${code}`, textOf(node).trimEnd());
      return '';
    }
    if (tagName === 'a') {
      const href = resolveHref(attributeOf(node, 'href') ?? '', page);
      return `${readAll(node, { ...place, isInside: true })} <${href}> `;
    }
    if (tagName === 'tr') return readRow(node, place);
    if (tagName === 'p') return readParagraph(node, place);
    if (tagName === 'li') return readItem(node, place);
    const text = readAll(node, place);
    return tagName === 'br' || tagName === 'ul' ? ` ${text} ` : text;
  };

  const readHeading = (node: Element, place: Place): string => {
    const title = readAll(node, { ...place, isInside: true }).trim();
    const name = textOf(node).trim();
    inner = part === SECTIONS.innerFields && node.tagName === 'h3' ? name : '';
    if (node.tagName === 'h2') {
      section = name === SECTIONS.innerFields ? SECTIONS.requestBody : name;
      part = name;
      code = '';
    }
    if (node.tagName === 'h3' && part === ERROR_LABELS.details) code = name.split(' ')[0] ?? '';
    push('heading', squeeze(title), OWN_HEADINGS.has(name) || node.tagName !== 'h2');
    return '';
  };

  const readParagraph = (node: Element, place: Place): string => {
    const text = readAll(node, { ...place, isInside: true });
    const plain = textOf(node);
    if (plain.startsWith(FIELDS_ELSEWHERE)) {
      elsewhere.set(keyOf(place.path || inner), lastHref(text));
      block(text, true);
      return '';
    }
    if (plain === FIELDS_BELOW || ENUM_LABELS.has(squeeze(plain))) return '';
    const [, label, rest = ''] = LABEL.exec(text) ?? [];
    if (label !== undefined) {
      code = label.startsWith(REQUEST_OF) ? 'request' : (plain.split(' ')[1] ?? '');
      block(rest);
      block(/\(([^)]*)\)/.exec(plain)?.[1] ?? '', true);
      return '';
    }
    const branch = `branch ${keyOf(place.path || inner)}`;
    if (isInHtml(branch) && (isLabelOfBranches(node) || /\b(?:is|are) required\.$/.test(plain))) {
      push(branch, sortWords(text));
      return '';
    }
    if (place.isInside) return ` ${text} `;
    block(
      text,
      OWN_LABELS.some((label) => plain.startsWith(label)),
    );
    return '';
  };

  const readItem = (node: Element, place: Place): string => {
    const path = leadingCode(node);
    const isMember = path !== undefined && (place.path === '' || path.startsWith(`${place.path}.`));
    if (isMember && !isArgument(node) && isInHtml(`field ${keyOf(path)}`)) {
      const text = readAll(node, { path, isInside: true });
      push(`field ${keyOf(path)}`, squeeze(text.replace(path, '')));
      return '';
    }
    const branch = `branch ${keyOf(place.path || inner)}`;
    const text = readAll(node, { ...place, isInside: true });
    if (startsWithName(node) && isInHtml(branch)) push(branch, sortWords(text));
    else if (place.isInside) return ` ${text} `;
    else block(text, part === SECTIONS.more);
    return '';
  };

  const readRow = (node: Element, place: Place): string => {
    const cells = childrenOf(node).filter((child): child is Element => 'tagName' in child);
    const texts = cells.map((cell) => readAll(cell, { ...place, isInside: true }));
    const [status = '', when = '', cause = ''] = texts;
    const isHead = texts.at(2) === ERROR_LABELS.cause;
    if (section !== SECTIONS.errors || cells.length !== 3) block(texts.join(' '));
    else if (isHead) block(`${status} ${when}`);
    else {
      const name = textOf(cells[0]!);
      block(status);
      push(`error ${name}`, squeeze(when));
      push(`cause ${name.split(' ')[0]}`, squeeze(cause));
    }
    return '';
  };

  readAll(parseFragment(parser.render(markdown)), { path: '', isInside: false });
  return { statements, elsewhere };
}

/** The code that an item starts with. */
function leadingCode(item: Element): string | undefined {
  const first = firstElement(item);
  return first?.tagName === 'code' ? textOf(first) : undefined;
}

/** Whether an item says where the value of a parameter comes from, in a link: `id` ← `$response.body#/id`. */
function isArgument(item: Element): boolean {
  return /^\s*\S+ ←/.test(textOf(item));
}

/** Whether an item starts with the name of an alternative. */
function startsWithName(item: Element): boolean {
  const first = firstElement(item);
  return first?.tagName === 'strong' || first?.tagName === 'a';
}

function firstElement(item: Element): Element | undefined {
  const [first] = childrenOf(item).filter((child) => textOf(child).trim() !== '');
  if (!first || !('tagName' in first)) return undefined;
  return first.tagName === 'p' ? firstElement(first) : first;
}

/** Whether a paragraph is the label of alternatives below it. */
function isLabelOfBranches(paragraph: Element): boolean {
  const siblings = childrenOf(paragraph.parentNode!).filter((node): node is Element => 'tagName' in node);
  const next = siblings[siblings.indexOf(paragraph) + 1];
  const [item] =
    next?.tagName === 'ul' ? childrenOf(next).filter((node): node is Element => 'tagName' in node) : [];
  return item !== undefined && startsWithName(item);
}

function lastHref(text: string): string {
  return [...text.matchAll(/<([^>]+)>/g)].at(-1)?.[1] ?? '';
}
