import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { isJsx, type JsxElement, textsOf } from '../../../site/remark/attributes';
import { elements } from '../../../site/remark/elements';
import { ElementError } from '../../../site/remark/require-entry';
import type { Sources } from '../../../site/remark/sources';
import type { Part } from './split-sentences';

/** Returns the words of a node, in parts that know their lines: see `Claim.sentence` for the form of elements. */
export function inlineForm(node: Nodes, sources: Sources): Part[] {
  const line = node.position?.start.line ?? 1;
  if (node.type === 'text') return [{ text: node.value, line }];
  if (node.type === 'inlineCode') return [{ text: `\`${node.value}\``, line }];
  if (node.type === 'image') return [{ text: `![${node.alt ?? ''}](${node.url})`, line }];
  if (node.type === 'break') return [{ text: ' ', line }];
  const inner = 'children' in node ? node.children.flatMap((child) => inlineForm(child, sources)) : [];
  const [before, after] = signsAround(node, sources);
  return [{ text: before, line }, ...inner, { text: after, line: node.position?.end.line ?? line }];
}

function signsAround(node: Nodes, sources: Sources): [before: string, after: string] {
  if (isJsx(node) && isComponent(node)) return [elementForm(node, sources), ''];
  if (node.type === 'strong') return ['**', '**'];
  if (node.type === 'emphasis') return ['*', '*'];
  return node.type === 'link' ? ['[', `](${node.url})`] : ['', ''];
}

/** Returns an element with its attributes and the value that it shows. */
export function elementForm(element: JsxElement, sources: Sources): string {
  const attributes = Object.values(textsOf(element)).join(' ');
  const shown = valueOf(element, sources);
  const isPlain = !shown || attributes === shown || attributes.split(/[ .]/).includes(shown);
  return `<${[element.name, attributes].filter(Boolean).join(' ')}${isPlain ? '' : ` = ${shown}`}>`;
}

/** Whether a node is an element of the pages, not of HTML. */
export function isComponent({ name }: JsxElement): boolean {
  return /^[A-Z]/.test(name ?? '');
}

/** Returns what an element inside a sentence shows; `undefined` for one that the linter reports. */
function valueOf(element: JsxElement, sources: Sources): string | undefined {
  const { name } = element;
  const found = name !== null && Object.hasOwn(elements, name) ? elements[name] : undefined;
  if (found?.kind !== 'inline') return undefined;
  try {
    return toString({ type: 'paragraph', children: found.render(textsOf(element), sources) });
  } catch (error) {
    if (error instanceof ElementError) return undefined;
    throw error;
  }
}
