import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';

/** What the elements of a page may say: read once, before the first page is compiled. */
export interface Sources {
  facts: Facts;
  examples: Examples;
  /** Code by language, by file: `createInvoice` is the first request, `createInvoice.reverse-charge` another one. */
  snippets: Record<string, Record<string, string>>;
  /** Decisions of the pages, beside those of the API description, by id. */
  decisions: Record<string, Decision>;
}

/** What a statement outside the product specification rests on. */
export interface Decision {
  basis: 'public' | 'choice';
  text: string;
}
