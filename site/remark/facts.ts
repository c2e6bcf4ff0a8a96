import { relative } from 'node:path';
import type { Nodes, Parent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { findLocation, isJsx, readAttributes, type JsxElement } from './attributes';
import type { Element } from './element';
import { elements } from './elements';
import { MARK } from './elements/basis';
import { Mistake } from './mistake';
import { paragraph } from './nodes';
import type { Sources } from './sources';

/**
 * Remark plugin: replaces `<Fact>`, `<Field>`, `<Operation>` and the other elements of `elements/` by plain Markdown
 * nodes made from what the generator wrote, so that a page cannot state what the API description does not. Runs while
 * pages are compiled; nothing of it reaches the browser. Put it before the default plugins, which read headings.
 * @returns the transformer; it throws one error with all mistakes of a page as `file:line:column  sentence`.
 */
export function remarkFacts(sources: Sources): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const mistakes: string[] = [];
    const report: Report = (node, mistake) => {
      const { line, column } = findLocation(node, mistake.attribute);
      mistakes.push(`${relative(file.cwd, file.path)}:${line}:${column}  ${mistake.message}`);
    };
    replaceIn(tree, sources, report);
    if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  };
}

type Report = (node: JsxElement, mistake: Mistake) => void;

function replaceIn(parent: Parent, sources: Sources, report: Report): void {
  parent.children = parent.children.flatMap((child): Nodes[] => {
    if (isJsx(child)) {
      const element = child.name && Object.hasOwn(elements, child.name) && elements[child.name];
      if (element) return replace(child, element, sources, report);
    }
    if ('children' in child) replaceIn(child, sources, report);
    return [child];
  }) as Parent['children'];
  closeGaps(parent);
}

/** Marks show for those who ask for them only: the gap before one would stay, so its margin stands for it. */
function closeGaps({ children }: Parent): void {
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    const isMark = child.type === 'mdxJsxTextElement' && child.name === MARK;
    if (isMark && before?.type === 'text') before.value = before.value.trimEnd();
  }
}

function replace(node: JsxElement, element: Element, sources: Sources, report: Report): Nodes[] {
  try {
    const nodes = render(node, element, sources);
    for (const one of nodes) one.position ??= node.position;
    return nodes;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    report(node, error);
    return [];
  }
}

function render(node: JsxElement, element: Element, sources: Sources): Nodes[] {
  if (node.children.length > 0) throw new Mistake(`<${node.name}> has no content; write <${node.name} … />.`);
  const attributes = readAttributes(node, element.attributes);
  const isAlone = node.type === 'mdxJsxFlowElement';
  if (element.kind === 'inline') {
    const nodes = element.render(attributes, sources);
    return isAlone ? [paragraph(...nodes)] : nodes;
  }
  if (!isAlone) throw new Mistake(`<${node.name}> stands alone, with an empty line before and after it.`);
  return element.render(attributes, sources);
}
