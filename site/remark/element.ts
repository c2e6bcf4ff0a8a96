import type { BlockContent, PhrasingContent } from 'mdast';
import type { AttributeNames, Attributes } from './attributes';
import type { Sources } from './sources';

/** An element inside a sentence. */
export interface InlineElement {
  kind: 'inline';
  attributes: AttributeNames;
  /** @throws ElementError if an attribute names something that does not exist. */
  render(attributes: Attributes, sources: Sources): PhrasingContent[];
}

/** An element on a separate line. */
export interface BlockElement {
  kind: 'block';
  attributes: AttributeNames;
  /** @throws ElementError if an attribute names something that does not exist. */
  render(attributes: Attributes, sources: Sources): BlockContent[];
}

/** An element that authors write as `<Name attribute="…" />`. */
export type Element = InlineElement | BlockElement;
