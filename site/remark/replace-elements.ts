import { relative } from 'node:path';
import type { Nodes, Parent, Root } from 'mdast';
import type { VFile } from 'vfile';
import { didYouMean } from '#core/text/did-you-mean';
import { findNearest } from '#core/text/nearest';
import { PageError, type PageMistake } from '../errors/page-error';
import { findLocation, isJsx, readAttributes, type JsxElement } from './attributes';
import { COMPONENTS, declaredIn } from './components';
import type { Element } from './element';
import { elements } from './elements';
import { CITATION } from './elements/basis';
import { ElementError } from './require-entry';
import { paragraph } from './nodes';
import type { Sources } from './sources';

/**
 * Remark plugin: replaces `<Fact>`, `<Field>`, `<Operation>` and the other elements of `elements/` with plain Markdown nodes made
 * from the generator's output, so that a page cannot state anything that the API description does not. It runs when pages are
 * compiled; none of it reaches the browser. Put it before the default plugins, which read headings.
 * @returns the transformer; it throws `PageError` with all mistakes of a page.
 */
export function remarkElements(sources: Sources): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const mistakes: PageMistake[] = [];
    const report: Report = (node, mistake) => {
      const place = findLocation(node, mistake.attribute);
      const { message, rename } = mistake;
      mistakes.push({ file: relative(file.cwd, file.path), ...place, message, ...(rename && { rename }) });
    };
    const known = new Set([...COMPONENTS, ...declaredIn(tree)]);
    replaceIn(tree, { sources, known, report });
    if (mistakes.length > 0) throw new PageError(mistakes);
  };
}

type Report = (node: JsxElement, mistake: ElementError) => void;

interface Replacing {
  sources: Sources;
  /** Names of the components that the page may use besides the elements. */
  known: ReadonlySet<string>;
  report: Report;
}

function replaceIn(parent: Parent, replacing: Replacing): void {
  const { sources, known, report } = replacing;
  parent.children = parent.children.flatMap((child): Nodes[] => {
    if (isJsx(child)) {
      const element = child.name && Object.hasOwn(elements, child.name) && elements[child.name];
      if (element) return replace(child, element, sources, report);
      if (child.name && isComponent(child.name) && !known.has(child.name))
        report(child, unknownElement(child.name, known));
    }
    if ('children' in child) replaceIn(child, replacing);
    return [child];
  }) as Parent['children'];
  closeGaps(parent);
}

/** Whether a name is a component's: HTML elements begin with a lowercase letter. */
function isComponent(name: string): boolean {
  return /^[A-Z]\w*$/.test(name);
}

function unknownElement(name: string, known: ReadonlySet<string>): ElementError {
  const nearest = findNearest(name, [...Object.keys(elements), ...known]).map((one) => `<${one}>`);
  const remedy = didYouMean(nearest) ?? 'Write the name of one, or import it.';
  return new ElementError(`There is no element <${name}>. ${remedy}`);
}

/** Removes the space before each mark, whose margin replaces it: marks are hidden from most readers, and the space would remain. */
function closeGaps({ children }: Parent): void {
  for (const [index, child] of children.entries()) {
    const before = children[index - 1];
    const isCitation = child.type === 'mdxJsxTextElement' && child.name === CITATION;
    if (isCitation && before?.type === 'text') before.value = before.value.trimEnd();
  }
}

function replace(node: JsxElement, element: Element, sources: Sources, report: Report): Nodes[] {
  try {
    const nodes = render(node, element, sources);
    for (const one of nodes) one.position ??= node.position;
    return nodes;
  } catch (error) {
    if (!(error instanceof ElementError)) throw error;
    report(node, error);
    return [];
  }
}

function render(node: JsxElement, element: Element, sources: Sources): Nodes[] {
  if (node.children.length > 0)
    throw new ElementError(`<${node.name}> has no content; write <${node.name} … />.`);
  const attributes = readAttributes(node, element.attributes);
  const isAlone = node.type === 'mdxJsxFlowElement';
  if (element.kind === 'inline') {
    const nodes = element.render(attributes, sources);
    return isAlone ? [paragraph(...nodes)] : nodes;
  }
  if (!isAlone) throw new ElementError(`<${node.name}> needs an empty line before and after it.`);
  return element.render(attributes, sources);
}
