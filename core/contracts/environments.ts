import type { CodeData } from './code-data';

/** How the snippets of a site change with the server that they call and the credentials that they send. */
export interface EnvironmentsData extends Environments {
  /** The examples in the snippets of the values that readers replace, by their names. */
  values: Record<string, string>;
  /** By language: how the lines of its snippets change. */
  languages: Record<string, LanguageForms<LineRule>>;
}

/** The name of the value that is the address of a server in full; no constant of a snippet has this name. */
export const BASE_URL = 'baseUrl';

/** The id of calls with a client file, in `languages` and in the page. */
export function typedLanguage(language: string): string {
  return `${language}-typed`;
}

/** The choices of readers. */
export interface Environments {
  /** The first is the one in the pages. */
  servers: ServerChoice[];
  /** The names of the values in each way to authenticate; empty if there is no choice. */
  credentials: string[][];
  /** The names of all values that are credentials. */
  keys: string[];
  /** Whether snippets have the address of a server in full: it is the value `baseUrl`. */
  hasWholeAddresses?: boolean;
}

export interface ServerChoice {
  label: string;
  /** URL template, without a slash at its end. */
  template: string;
  /** How its keys begin; empty if that is unknown. */
  keyPrefixes: string[];
  /** Whether snippets read credentials from the environment, because they change real data. */
  readsKeys: boolean;
  /** The part of host names that differs from the first server; undefined for the first. */
  host?: HostRule;
  /** The variables in the template: all of them if addresses are written in full, otherwise those with fixed values. */
  variables?: ServerVariable[];
}

export interface ServerVariable {
  /** Name of the value that readers replace; `{region}`, in braces, if addresses are written in full. */
  name: string;
  /** The default. */
  value: string;
  /** All possible values; any value is possible if it is left out. */
  enum?: string[];
}

export interface HostRule {
  from: string;
  to: string;
}

export interface LanguageForms<Rule> {
  /** Name of the Prism grammar. */
  grammar: string;
  /** For the credentials in the pages, which need no rules, and then for each of the others. */
  plain: Rule[][];
  /** The same with credentials from the environment; empty if no server asks for that. */
  guarded: Rule[][];
}

/** Replaces consecutive lines by others. */
export interface LineRule {
  /** The example credentials in the code that the rule is for: it does not apply to code without them. */
  value: string;
  /** Complete lines. */
  from: string[];
  /** Lines with line feeds between them; undefined if the lines are removed. */
  to?: CodeData;
}

/** A rule with the markup that pages have. */
export interface MarkupRule extends Omit<LineRule, 'to'> {
  /** Lines as `CodeHtml`; empty if the lines are removed. */
  to: string;
}

/** The rules for each language. */
export type EnvironmentRules = Record<string, LanguageForms<MarkupRule>>;
