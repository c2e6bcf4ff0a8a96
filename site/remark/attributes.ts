import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { requireEntry, ElementError } from './require-entry';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;
export type Attributes = Record<string, string>;

/** Names of the attributes that an element takes; true for required ones. */
export type AttributeNames = Record<string, boolean>;

/**
 * Returns an element's attributes as strings.
 * @throws ElementError for an unknown, missing or computed attribute.
 */
export function readAttributes(node: JsxElement, names: AttributeNames): Attributes {
  const entries = node.attributes.map((attribute): [string, string] => {
    if (attribute.type !== 'mdxJsxAttribute') throw new ElementError(`<${node.name}> takes no {...spread}.`);
    requireEntry(names, attribute.name, `attribute of <${node.name}> called`, attribute.name);
    if (typeof attribute.value === 'string') return [attribute.name, attribute.value];
    throw new ElementError(
      `Write ${attribute.name} as plain text in quotes: ${attribute.name}="…".`,
      attribute.name,
    );
  });
  const attributes = Object.fromEntries(entries);
  const missing = Object.keys(names).find((name) => names[name] && attributes[name] === undefined);
  if (missing) throw new ElementError(`<${node.name}> needs the attribute ${missing}="…".`);
  return attributes;
}

/** Whether a node is an element that an author wrote. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns an element's string attributes and ignores others, for which `readAttributes` throws. */
export function textsOf({ attributes }: JsxElement): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/** Returns the 1-based line and column of an attribute, or of the element if it does not have this attribute. */
export function findLocation(node: JsxElement, attributeName?: string): { line: number; column: number } {
  const attribute = node.attributes.find(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === attributeName,
  );
  const { line, column } = (attribute ?? node).position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/** Splits a list of names: `"curl, ruby"` → `['curl', 'ruby']`. */
export function splitNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
