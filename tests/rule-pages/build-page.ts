import path from 'node:path';
import { replacements, warningRules } from '../../generator/lint/description-rules';
import { readingRules } from '../../generator/lint/is-unreadable';
import type { Problem } from '../../generator/problems/problem';
import { configurationOf } from './lint-example';
import { readDocs, type RuleDocs } from './read-docs';
import type { RuleFolder, RuleSource } from './read-sources';

/** Everything that the page of a rule says. */
export interface RulePage extends RuleSource, RuleDocs {
  id: string;
  severity: string;
  /** The values that our configuration gives to its options. */
  values: Readonly<Record<string, unknown>>;
  /** The problems of the bad example. */
  problems: readonly Problem[];
  /** Whether no configuration turns it off. */
  isRequired: boolean;
}

/** Combines the source, the code and the configuration of a rule with the problems of its bad example. */
export function buildPage(
  { plugin, folder }: RuleFolder,
  name: string,
  source: RuleSource,
  problems: readonly Problem[],
): RulePage {
  const id = `${plugin}/${name}`;
  const setting = configurationOf(plugin).rules[id];
  return {
    ...source,
    ...readDocs(path.join(folder, `${name}.ts`), pascalCase(name)),
    id,
    severity: severityIn(setting) ?? severityOf(name),
    values: typeof setting === 'object' ? { ...setting } : {},
    problems,
    isRequired: readingRules.has(id),
  };
}

/** Returns the severity that our configuration gives to a rule. */
function severityIn(setting: unknown): string | undefined {
  const severity = typeof setting === 'object' ? (setting as { severity: string }).severity : setting;
  return typeof severity === 'string'
    ? `${severity}, as \`redocly.yaml\` of this project sets it`
    : undefined;
}

/** Returns the severity of a rule that the configuration does not mention. */
function severityOf(name: string): string {
  const replaced = replacements[name];
  if (replaced !== undefined) return `that of \`${replaced}\`, the rule of Redocly that it replaces`;
  if (warningRules.has(name)) return 'warning';
  return 'error if the configuration loads the house rules, otherwise warning';
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
