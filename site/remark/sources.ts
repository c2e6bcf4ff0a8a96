import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { Flows } from '#core/contracts/flows';
import type { OperationData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import type { Diagram } from './diagrams/diagram';

/** The data that the elements of a page may use. `source-files.ts` lists the files that it is read from. */
export interface Sources {
  facts: Facts;
  examples: Examples;
  /** Empty if the API has no simulator. */
  flows: Flows;
  /** By operationId: the snippets that the operation's page shows, and the page's address. */
  snippets: Record<string, Pick<OperationData, 'languages' | 'readerValues' | 'requests'> & { href: string }>;
  /** By path below `docs/_code` without the extension: `webhooks/receiver`. */
  programs: Record<string, Program[]>;
  /** Names of the languages by id. */
  languages: Record<string, string>;
  /** Decisions of the pages by id, in addition to those of the API description. */
  decisions: Record<string, Decision>;
  /** By name. */
  diagrams: Record<string, Diagram>;
  /** The counts of the tests, if they have been recorded. */
  report?: Report;
}

/** The basis of a statement outside the product specification. */
export interface Decision {
  basis: 'public' | 'choice';
  text: string;
}

/** A program of a page in one language: a file that a test runs. */
export interface Program {
  /** Id of the language that readers choose. */
  language: string;
  /** Name of its Prism grammar. */
  grammar: string;
  /** Name of the file. */
  name: string;
  code: string;
}
