import type { DocumentedError } from '#core/contracts/errors-file';
import type { Facts } from '#core/contracts/facts';
import type { SimulatorRequests } from '#core/contracts/requests';
import type { Json } from '#core/json/json';
import type { SearchIndex } from '../../search/index/search-index';
import type { Documented } from './documented';

/** Everything that the tool knows; the build embeds it. */
export interface Content {
  about: About;
  /** Markdown of every page by its address below that of the site: `/api/invoices/create-invoice/`. */
  pages: Record<string, string>;
  index: SearchIndex;
  facts: Pick<Facts, 'operations' | 'objects' | 'events' | 'fields' | 'parameters' | 'statuses'>;
  errors: DocumentedError[];
  requests: SimulatorRequests;
  workflows: Workflow[];
  /** Only of a description without a simulator. */
  documented?: Documented;
}

interface About {
  /** Of the tool, as clients list it: `books-docs`. */
  name: string;
  /** Of the product. */
  product: string;
  /** Of the API. */
  version: string;
  /** Address of the site, without a slash at its end. */
  site: string;
  /** Paths of files with types and a client, below the site: `clients/books.ts`. */
  clients?: string[];
  /** The names of several APIs, with which the names of their parts begin: `orders` of `orders.createOrder`. */
  apis?: string[];
}

/** A documented sequence of calls. */
export interface Workflow {
  id: string;
  summary: string;
  steps: Json;
}
