import type { BlockContent, PhrasingContent } from 'mdast';
import type { AttributeNames, Attributes } from './attributes';
import type { Sources } from './sources';

/** An element inside a sentence. */
export interface InlineElement {
  kind: 'inline';
  attributes: AttributeNames;
  /** @throws Mistake when an attribute names something that does not exist. */
  render(attributes: Attributes, sources: Sources): PhrasingContent[];
}

/** An element on a line of its own. */
export interface BlockElement {
  kind: 'block';
  attributes: AttributeNames;
  /** @throws Mistake when an attribute names something that does not exist. */
  render(attributes: Attributes, sources: Sources): BlockContent[];
}

/** What an author writes as `<Name attribute="…" />`. */
export type Element = InlineElement | BlockElement;
