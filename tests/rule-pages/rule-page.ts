/** The areas of the index, in order. */
export const AREAS = [
  'Operations and paths',
  'Parameters, bodies and responses',
  'Schemas and values',
  'Examples',
  'Text for readers',
  'References and files',
  'Versions and sources',
  'Hand-written pages',
] as const;
export type Area = (typeof AREAS)[number];

/** The page of a rule, before it is Markdown. */
export interface RulePage {
  id: string;
  /** Its path below the folder of the pages, without extension. */
  path: string;
  area: Area;
  severity: string;
  /** Its docstring: sentences that begin with "Reports". */
  reports: string;
  /** The sections of specifications that it follows. */
  see: readonly string[];
  /** The harm to a reader or a program when the rule is broken. */
  why: string;
  bad: readonly Code[];
  /** The problems of the bad example, with their lines in it. */
  findings: readonly string[];
  good: readonly Code[];
  options: readonly Option[];
  /** How it is turned off: a paragraph, and the lines to write. */
  off: { prose: string; code?: Code };
}

/** Lines of a file. */
export interface Code {
  language: 'yaml' | 'mdx';
  text: string;
}

/** An option of a rule in `redocly.yaml`. */
export interface Option {
  name: string;
  meaning: string;
  /** The value that our configuration gives to it, as YAML. */
  value?: string;
}
