import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { OperationData } from '#core/contracts/page-data';

/** What the elements of a page may say: read once, before the first page is compiled. */
export interface Sources {
  facts: Facts;
  examples: Examples;
  /** By operationId: the snippets that the page of the operation shows, and its address. */
  snippets: Record<string, Pick<OperationData, 'languages' | 'requests'> & { href: string }>;
  /** Decisions of the pages, beside those of the API description, by id. */
  decisions: Record<string, Decision>;
}

/** What a statement outside the product specification rests on. */
export interface Decision {
  basis: 'public' | 'choice';
  text: string;
}
