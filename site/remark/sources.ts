import type { Examples } from '#core/contracts/examples';
import type { Facts } from '#core/contracts/facts';
import type { OperationData } from '#core/contracts/page-data';
import type { Report } from '#core/contracts/report';
import type { Diagram } from './diagrams/diagram';

/** What the elements of a page may say. Where it is read from stands in `source-files.ts`. */
export interface Sources {
  facts: Facts;
  examples: Examples;
  /** By operationId: the snippets that the page of the operation shows, and its address. */
  snippets: Record<string, Pick<OperationData, 'languages' | 'readerValues' | 'requests'> & { href: string }>;
  /** By path below `docs/_code` without the ending: `webhooks/receiver`. */
  programs: Record<string, Program[]>;
  /** Names of the languages by id. */
  languages: Record<string, string>;
  /** Decisions of the pages, beside those of the API description, by id. */
  decisions: Record<string, Decision>;
  /** By name. */
  diagrams: Record<string, Diagram>;
  /** What the tests counted, if they did. */
  report?: Report;
}

/** What a statement outside the product specification rests on. */
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
