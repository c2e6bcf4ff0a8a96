import type { TextContext } from './text-context';

/** A page of the reference, as far as its Markdown needs it. */
export interface TextPage {
  /** Its address is `/api` and the slug: `/invoices/create-invoice/`. */
  mdx: { frontMatter: { slug: string } };
  /** Formatted already: the data of all pages of a large API together would not fit into the memory of a small machine. */
  dataJson: string;
  /** Whether the data are an `ObjectData`. */
  isObject?: true;
  /** Formats its data as Markdown. */
  formatText: (context: TextContext) => string;
}
