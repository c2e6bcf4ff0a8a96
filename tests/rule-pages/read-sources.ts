import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { descriptionRules } from '../../generator/lint/description-rules';
import { houseRules } from '../../generator/lint/rules';

/** The areas of the index, in order. */
export const AREAS = [
  'Operations and paths',
  'Parameters, bodies and responses',
  'Schemas and values',
  'Examples',
  'Text for readers',
  'References and files',
  'Versions and sources',
] as const;

/** The part of a rule's page that neither its code nor a run of the linter says: `<rule>.yaml` next to `<rule>.ts`. */
export interface RuleSource {
  area: (typeof AREAS)[number];
  /** The harm to a reader or a program when the rule is broken. */
  why: string;
  /** JSON Pointer of the object in the base that the examples are members of. */
  at: string;
  bad: Example;
  good: Example;
}

/** An excerpt of the entry document, or files by path, of which `openapi.yaml` is such an excerpt. */
export type Example = string | Record<string, string>;

/** The rules of one plugin, and their folder. */
export interface RuleFolder {
  plugin: string;
  folder: string;
  names: readonly string[];
}

export const FOLDERS: readonly RuleFolder[] = [
  { plugin: houseRules, folder: 'generator/lint/rules' },
  { plugin: descriptionRules, folder: 'generator/lint/description-rules' },
].map(({ plugin: { id, rules }, folder }) => ({ plugin: id, folder, names: Object.keys(rules.oas3).sort() }));

/** Returns the source of a rule; undefined if there is none. */
export function readSource(folder: string, name: string): RuleSource | undefined {
  const file = path.join(folder, `${name}.yaml`);
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as RuleSource) : undefined;
}

/** Returns the names of all sources in a folder of rules. */
export function listSources(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? [path.parse(file).name] : []));
}
